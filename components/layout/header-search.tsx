'use client';

import { useEffect, useRef, useState } from 'react';
import { CertificateResults, type CertificateSearchResult } from './certificate-results';
import { SearchIcon } from './icons';
import { useDisclosure } from './use-disclosure';

interface HeaderSearchProps {
  results: readonly CertificateSearchResult[];
}

/**
 * The header's search (spec §2): a toggle that expands and collapses the input. Submitting searches nothing; it only
 * hides the results panel.
 */
export function HeaderSearch({ results }: HeaderSearchProps) {
  const { isOpen, buttonProps, id } = useDisclosure();
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (isOpen) inputRef.current?.focus();
  }, [isOpen]);

  return (
    <search className="no-script:hidden">
      <button
        {...buttonProps}
        aria-label="Search certificates"
        className="-mr-3 flex h-12 w-12 items-center justify-center lg:h-14"
      >
        <SearchIcon />
      </button>
      <form
        id={id}
        hidden={!isOpen}
        className="on-band absolute right-0 top-full z-20 w-full p-4 sm:w-96"
        onSubmit={(event) => {
          event.preventDefault();
          setIsPanelOpen(false);
        }}
      >
        <input
          ref={inputRef}
          type="search"
          aria-label="Search certificates"
          placeholder="Search certificates..."
          className="field"
          onChange={() => setIsPanelOpen(true)}
        />
        {isPanelOpen && <CertificateResults results={results} />}
      </form>
    </search>
  );
}
