/**
 * Browsers open and close popovers without script. This module adds what the disclosure pattern of the W3C ARIA
 * Authoring Practices needs besides.
 *
 * A popover and its button have the same parent element, the owner. If the owner loses the focus, the popover closes.
 */

const getPopoverOwner = (popover: Element): Element => popover.parentElement ?? popover;

function updateAriaState(popover: Element): void {
  const button = getPopoverOwner(popover).querySelector(`[popovertarget="${popover.id}"]`);
  button?.setAttribute('aria-expanded', String(popover.matches(':popover-open')));
}

/** Keeps aria-expanded of all popovers right, and closes a popover when the focus leaves it. */
export function enhancePopovers(page: Document): void {
  const closePopoversUnless = (mayStayOpen: (owner: Element) => boolean) => {
    for (const popover of page.querySelectorAll<HTMLElement>(':popover-open')) {
      if (!mayStayOpen(getPopoverOwner(popover))) popover.hidePopover();
    }
  };

  // Not every browser tells assistive technology whether a popover is open, so aria-expanded does.
  page.querySelectorAll('[popover]').forEach(updateAriaState);
  page.addEventListener(
    'toggle',
    ({ target }) => target instanceof Element && updateAriaState(target),
    true,
  );
  // Pattern N4: a popover closes when the focus leaves its owner.
  page.addEventListener('focusin', ({ target }) =>
    closePopoversUnless((owner) => target instanceof Node && owner.contains(target)),
  );
  // A followed link closes all popovers. Otherwise the menu would be open when the visitor comes back.
  page.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) closePopoversUnless(() => false);
  });
  page.addEventListener('keydown', ({ key, isComposing }) => {
    if (key !== 'Escape' || isComposing) return;
    // In WebKit, Escape in a search input clears the input, and does not close the popover around it.
    closePopoversUnless(() => false);
    // A dropdown that hover opened stays closed until the mouse has left its owner (WCAG 1.4.13).
    for (const owner of page.querySelectorAll<HTMLElement>('[data-hover]:hover')) {
      owner.dataset.hover = 'dismissed';
      owner.addEventListener('pointerleave', () => (owner.dataset.hover = ''), { once: true });
    }
  });
}
