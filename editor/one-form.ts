import { allowClosing } from './unsaved-work';

/** Matches the addresses of forms. */
const FORM = /#\/collections\/(\w+)\/entries\//;

/**
 * Leads from one form to another by the list of forms, because without it Sveltia CMS shows an empty page. Must be called
 * after unsaved work is asked about, and before Sveltia CMS starts.
 */
export function leaveFormFirst(): void {
  addEventListener(
    'hashchange',
    (event) => {
      const [, collection] = FORM.exec(event.newURL) ?? [];
      if (!collection || !FORM.test(event.oldURL)) return;
      event.stopImmediatePropagation();
      allowClosing();
      const open = () => setTimeout(() => location.replace(event.newURL));
      addEventListener('hashchange', open, { once: true });
      location.replace(`#/collections/${collection}`);
    },
    { capture: true },
  );
}
