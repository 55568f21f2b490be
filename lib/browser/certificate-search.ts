import { SEARCH_RESULTS_ID } from '@/lib/ui/page-ids';

/** Makes the header's search work (spec §2): typing shows the results panel, and submitting hides it (spec §5). */
export function runCertificateSearch(page: Document): void {
  for (const type of ['input', 'submit']) {
    page.addEventListener(type, ({ target }) => {
      const panel = page.getElementById(SEARCH_RESULTS_ID);
      if (!panel || !(target instanceof Node)) return;
      if (panel.closest('form')?.contains(target)) panel.hidden = type === 'submit';
    });
  }
}
