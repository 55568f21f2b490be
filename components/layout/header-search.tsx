import type { Messages } from '@/lib/i18n/messages/en';
import { SEARCH_FORM_ID, SEARCH_RESULTS_ID } from '@/lib/ui/page-ids';
import { PopoverButton, TextField } from '@/components/ui/controls';
import { CertificateResults, type CertificateSearchResult } from './certificate-results';
import { searchIcon } from '@/components/ui/icons';

interface HeaderSearchProps {
  results: readonly CertificateSearchResult[];
  messages: Messages['header'];
}

/**
 * The header's search (spec §2): a toggle that expands and collapses the input. Submitting searches nothing; it only
 * hides the results panel (lib/browser/certificate-search.ts). The form's method is "dialog", because a form with that
 * method outside a dialog sends nothing, with or without script.
 */
export function HeaderSearch({ results, messages }: HeaderSearchProps) {
  return (
    <search>
      <PopoverButton
        popoverTarget={SEARCH_FORM_ID}
        aria-label={messages.search.label}
        className="-mr-3 flex h-12 w-12 items-center justify-center lg:h-14"
      >
        {searchIcon}
      </PopoverButton>
      <form id={SEARCH_FORM_ID} popover="auto" method="dialog" className="search-panel">
        <TextField
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the focus moves only when a visitor opens the form
          autoFocus
          type="search"
          aria-label={messages.search.label}
          placeholder={messages.search.placeholder}
        />
        <div id={SEARCH_RESULTS_ID} hidden>
          <CertificateResults results={results} messages={messages.results} />
        </div>
      </form>
    </search>
  );
}
