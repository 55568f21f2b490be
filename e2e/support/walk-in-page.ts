/** What random walks do and read in a page. Playwright sends only the source text of these functions. */

/**
 * Focuses a control and brings it into view: one of the modal dialog, else of the page, but no link that leaves the page.
 * Past the last one it counts from the first again.
 *
 * @returns null when there is none
 */
export function focusControl(number: number) {
  const modal = document.querySelector('dialog:modal');
  const isLeaving = (control: HTMLElement) =>
    control instanceof HTMLAnchorElement &&
    (!control.ariaHasPopup || document.documentElement.dataset.script === 'lost') &&
    (!control.hash || control.pathname !== location.pathname);
  const all = (modal ?? document).querySelectorAll<HTMLElement>(
    ':is(a[href], button, input, [tabindex="0"]):not(:disabled, [inert] *)',
  );
  const controls = [...all].filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true }) &&
      control.getClientRects().length > 0 &&
      !isLeaving(control),
  );
  const control = controls[number % controls.length];
  if (!control) return null;
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  control.focus();
  return {
    name: `${control.tagName} "${control.ariaLabel ?? control.textContent}"`,
    isAlert: control.closest('[role=alert]') !== null,
    /** A switch is hidden behind its label. */
    isClickable: !control.matches('[type=checkbox]'),
  };
}

/** What a walk looks at after each act. */
export function readPage() {
  const list = (selector: string) => [...document.querySelectorAll<HTMLInputElement>(selector)];
  const has = (selector: string) => list(selector).length > 0;
  const hasNoScript = document.documentElement.dataset.script === 'lost';
  const focused = document.activeElement ?? document.body;
  const { top, bottom, left, right } = focused.getBoundingClientRect();
  return {
    hasAlert: has('[role=alert] button'),
    /** Whether nothing is busy, or was pressed and not answered, and the picture of the address is shown. */
    isQuiet:
      !has('[aria-busy=true], [data-pressed]') &&
      (hasNoScript || has('dialog:modal') || !location.hash.startsWith('#image-')),
    isFocusVisible: focused.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    isFocusInView:
      focused !== document.body &&
      Math.min(bottom, right) > 0 &&
      top < innerHeight &&
      left < innerWidth,
    /** What Back must restore. */
    state: {
      address: location.href,
      scrolledTo: Math.round(scrollY),
      isModal: has('dialog:modal'),
      chosen: list('main :is([aria-pressed=true], [aria-selected=true], [aria-current=true])').map(
        ({ textContent }) => textContent,
      ),
      typed: list('main input').map(({ value }) => value),
    },
  };
}
