/**
 * Popovers of the platform open, close and give the focus back without any script. This adds what they leave undone of
 * the disclosure pattern (W3C ARIA Authoring Practices).
 *
 * A popover's parent element holds it and the button that opens it; leaving that element closes the popover.
 */

const findOwner = (popover: Element): Element => popover.parentElement ?? popover;

function updateAriaState(popover: Element): void {
  const button = findOwner(popover).querySelector(`[popovertarget="${popover.id}"]`);
  button?.setAttribute('aria-expanded', String(popover.matches(':popover-open')));
}

/** Completes the popovers of a page. */
export function completePopovers(page: Document): void {
  const closeUnless = (stays: (owner: Element) => boolean) => {
    for (const popover of page.querySelectorAll<HTMLElement>(':popover-open')) {
      if (!stays(findOwner(popover))) popover.hidePopover();
    }
  };

  // Not every browser tells assistive technology by itself.
  page.querySelectorAll('[popover]').forEach(updateAriaState);
  page.addEventListener(
    'toggle',
    ({ target }) => target instanceof Element && updateAriaState(target),
    true,
  );
  // N4: leaving closes.
  page.addEventListener('focusin', ({ target }) =>
    closeUnless((owner) => target instanceof Node && owner.contains(target)),
  );
  // A page that is come back to may be shown as it was left, with its menu open.
  page.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) closeUnless(() => false);
  });
  // What shows while the mouse is over it goes away by Escape too, until the mouse has left it (WCAG 1.4.13).
  page.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const owner of page.querySelectorAll<HTMLElement>('[data-hover]:hover')) {
      owner.dataset.hover = 'dismissed';
      owner.addEventListener('pointerleave', () => (owner.dataset.hover = ''), { once: true });
    }
  });
}
