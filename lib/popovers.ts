/**
 * Popovers of the platform open, close and give the focus back without any script. This adds what they leave undone of
 * the disclosure pattern (W3C ARIA Authoring Practices), and all of it in browsers that do not know them.
 *
 * A popover's parent element holds it and the button that opens it; leaving that element closes the popover.
 */

const ownerOf = (popover: Element): Element => popover.parentElement ?? popover;

/** How popovers are opened and closed. */
interface Popovers {
  /** Matches those that are open. */
  open: string;
  close: (popover: HTMLElement) => void;
}

const OF_THE_PLATFORM: Popovers = {
  open: ':popover-open',
  close: (popover) => popover.hidePopover(),
};

/** For browsers that take a popover for any other element; the style sheet shows those with this attribute. */
const MADE_BY_HAND: Popovers = {
  open: '[popover][data-open]',
  close: (popover) => setOpen(popover, false),
};

function setExpanded(popover: Element, isOpen: boolean): void {
  const button = ownerOf(popover).querySelector(`[popovertarget="${popover.id}"]`);
  button?.setAttribute('aria-expanded', String(isOpen));
}

function setOpen(popover: HTMLElement, isOpen: boolean): void {
  popover.toggleAttribute('data-open', isOpen);
  setExpanded(popover, isOpen);
}

/** Lets buttons open and close their popovers, and Escape close them, where the platform does not. */
function openByHand(page: Document, signal: AbortSignal): void {
  page.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('[popovertarget]') : null;
      const popover = page.getElementById(button?.getAttribute('popovertarget') ?? '');
      if (!popover) return;
      setOpen(popover, !popover.hasAttribute('data-open'));
      popover.querySelector<HTMLElement>('[autofocus]')?.focus();
    },
    { signal },
  );
  page.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape') return;
      for (const popover of page.querySelectorAll<HTMLElement>(MADE_BY_HAND.open)) {
        const owner = ownerOf(popover);
        if (popover.contains(page.activeElement)) owner.querySelector('button')?.focus();
        setOpen(popover, false);
      }
    },
    { signal },
  );
}

/**
 * Completes the popovers of a page.
 *
 * @returns a function that takes everything back
 */
export function completePopovers(page: Document): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const isKnown = 'popover' in HTMLElement.prototype;
  const { open, close } = isKnown ? OF_THE_PLATFORM : MADE_BY_HAND;
  if (!isKnown) openByHand(page, signal);

  const closeUnless = (stays: (owner: Element) => boolean) => {
    for (const popover of page.querySelectorAll<HTMLElement>(open)) {
      if (!stays(ownerOf(popover))) close(popover);
    }
  };

  // Not every browser tells assistive technology by itself.
  for (const popover of page.querySelectorAll('[popover]')) {
    setExpanded(popover, popover.matches(open));
  }
  page.addEventListener(
    'toggle',
    ({ target }) => target instanceof Element && setExpanded(target, target.matches(open)),
    { signal, capture: true },
  );
  // N4: leaving closes.
  page.addEventListener(
    'focusin',
    ({ target }) => closeUnless((owner) => target instanceof Node && owner.contains(target)),
    { signal },
  );
  // A page that is come back to may be shown as it was left, with its menu open.
  page.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a')) closeUnless(() => false);
    },
    { signal },
  );
  // What shows while the mouse is over it goes away by Escape too, until the mouse has left it (WCAG 1.4.13).
  page.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape') return;
      for (const owner of page.querySelectorAll<HTMLElement>('[data-hover]:hover')) {
        owner.dataset.hover = 'dismissed';
        owner.addEventListener('pointerleave', () => (owner.dataset.hover = ''), { once: true });
      }
    },
    { signal },
  );
  return () => controller.abort();
}
