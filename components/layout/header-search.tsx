'use client';

import { useEffect, useRef, useState } from 'react';
import { SearchIcon } from '@/components/ui/icons';
import { CertificateResults, type CertificateSearchResult } from './certificate-results';

const FORM_ID = 'certificate-search';

interface HeaderSearchProps {
  results: readonly CertificateSearchResult[];
}

/**
 * The header's search (spec §2): a toggle that expands and collapses the input. Submitting searches nothing; it only
 * hides the results panel.
 */
export function HeaderSearch({ results }: HeaderSearchProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (isExpanded) inputRef.current?.focus();
  }, [isExpanded]);

  return (
    <search
      className="no-script:hidden"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isExpanded) return;
        setIsExpanded(false);
        toggleRef.current?.focus();
      }}
    >
      <button
        ref={toggleRef}
        type="button"
        aria-label="Search certificates"
        aria-expanded={isExpanded}
        aria-controls={FORM_ID}
        className="flex size-12 items-center justify-center"
        onClick={() => setIsExpanded(!isExpanded)}
      >
        <SearchIcon />
      </button>
      <form
        id={FORM_ID}
        hidden={!isExpanded}
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
