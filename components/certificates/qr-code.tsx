import { useEffect, useState } from 'react';
import { drawQrCode } from '@/lib/records/certificate-qr';

/** The QR code of an address, shown in print only. It is drawn in a timeout, after the page shows the answer. */
export function QrCode({ address }: { address: string }) {
  const [code, setCode] = useState<ReturnType<typeof drawQrCode>>();
  useEffect(() => {
    const timer = setTimeout(() => setCode(drawQrCode(address)));
    return () => clearTimeout(timer);
  }, [address]);
  return (
    code && (
      <svg
        viewBox={`0 0 ${code.size} ${code.size}`}
        className="hidden size-32 print:!block"
        aria-hidden="true"
      >
        <path d={code.path} />
      </svg>
    )
  );
}
