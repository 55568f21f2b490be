/**
 * The platform's popovers open, close and return the focus without script. This module adds the rest of the disclosure
 * pattern (W3C ARIA Authoring Practices).
 *
 * A popover and its button have the same parent element; leaving that element closes the popover.
 */

const findOwner = (popover: Element): Element => popover.parentElement ?? popover;

function updateAriaState(popover: Element): void {
  const button = findOwner(popover).querySelector(`[popovertarget="${popover.id}"]`);
  button?.setAttribute('aria-expanded', String(popover.matches(':popover-open')));
}

/** Adds what is missing to all popovers of a page. */
export function completePopovers(page: Document): void {
  const closeUnless = (stays: (owner: Element) => boolean) => {
    for (const popover of page.querySelectorAll<HTMLElement>(':popover-open')) {
      if (!stays(findOwner(popover))) popover.hidePopover();
    }
  };

  // Not every browser exposes the state to assistive technology.
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
  // A page restored from the back/forward cache may have its menu open.
  page.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) closeUnless(() => false);
  });
  page.addEventListener('keydown', ({ key, isComposing }) => {
    if (key !== 'Escape' || isComposing) return;
    // In WebKit, a search input takes the key to clear itself, and its popover stays open.
    closeUnless(() => false);
    // What is shown on hover stays hidden until the mouse has left it (WCAG 1.4.13).
    for (const owner of page.querySelectorAll<HTMLElement>('[data-hover]:hover')) {
      owner.dataset.hover = 'dismissed';
      owner.addEventListener('pointerleave', () => (owner.dataset.hover = ''), { once: true });
    }
  });
}
