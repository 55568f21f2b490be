'use client';

import { useState } from 'react';
import { island } from '@/components/island';
import { useBrowserValue } from '@/components/ui/use-browser-value';
import type { Messages } from '@/lib/i18n/messages/en';

interface CopyAddressProps {
  address: string;
  messages: Pick<Messages['calendar'], 'copy' | 'copied'>;
}

/** A button that copies an address; without script, a link to it. */
function CopyAddressView({ address, messages }: CopyAddressProps) {
  const [isCopied, setCopied] = useState(false);
  const hasScript = useBrowserValue(() => true, false);
  if (!hasScript) {
    return (
      <a href={address} rel="noopener" className="prose-link">
        {messages.copy}
      </a>
    );
  }
  const copy = () => {
    void navigator.clipboard.writeText(address).then(() => setCopied(true));
  };
  return (
    <button type="button" className="prose-link" onClick={copy}>
      <span role="status">{isCopied ? messages.copied : messages.copy}</span>
    </button>
  );
}

export const CopyAddress = island('CopyAddress', CopyAddressView);
