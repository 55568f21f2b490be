'use client';

import { useState } from 'react';
import { island } from '@/components/island';
import { Status } from '@/components/ui/status';
import type { Messages } from '@/lib/i18n/messages/en';

interface CopyButtonProps {
  address: string;
  messages: Pick<Messages['calendar'], 'copy' | 'copied'>;
}

/**
 * A button that copies an address. Without script, it is a link to the address. If the browser does not allow copying,
 * it opens the address, as the link does.
 */
function CopyButtonView({ address, messages }: CopyButtonProps) {
  const [copies, setCopies] = useState(0);
  const copy = async () => {
    try {
      // Undefined on a host without https.
      await navigator.clipboard.writeText(address);
      setCopies((count) => count + 1);
    } catch {
      location.assign(address);
    }
  };
  return (
    <>
      <a href={address} rel="noopener" className="prose-link hidden no-script:inline-flex">
        {messages.copy}
      </a>
      <button type="button" className="prose-link no-script:hidden" onClick={() => void copy()}>
        {messages.copy}
      </button>
      {/* Beside the button: a status is never part of a button's name. */}
      <Status request={copies}>{copies > 0 ? messages.copied : ''}</Status>
    </>
  );
}

export const CopyButton = island('CopyButton', CopyButtonView);
