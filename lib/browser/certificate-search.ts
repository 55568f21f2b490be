/** The id of the results panel of the header's search. */
export const RESULTS_ID = 'certificate-results';

/** Runs the header's search (spec §2): typing shows the results panel, submitting only hides it (§5). */
export function runCertificateSearch(page: Document): void {
  for (const type of ['input', 'submit']) {
    page.addEventListener(type, ({ target }) => {
      const panel = page.getElementById(RESULTS_ID);
      if (!panel || !(target instanceof Node)) return;
      if (panel.closest('form')?.contains(target)) panel.hidden = type === 'submit';
    });
  }
}
