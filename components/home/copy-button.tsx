'use client';

import { useState } from 'react';
import { island } from '@/components/island';
import { useBrowserValue } from '@/components/ui/use-browser-value';
import type { Messages } from '@/lib/i18n/messages/en';

interface CopyButtonProps {
  address: string;
  messages: Pick<Messages['calendar'], 'copy' | 'copied'>;
}

/** A button that copies an address. Without script, it is a link to the address. */
function CopyButtonView({ address, messages }: CopyButtonProps) {
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

export const CopyButton = island('CopyButton', CopyButtonView);
