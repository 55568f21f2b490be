/** Functions that tests run inside a page of any engine. Drivers send only their source text, so each is self-contained. */

/** The place of an element in the document, in CSS pixels. */
export interface Box {
  /** Identifies the element in failure messages. */
  name: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Lays everything out, stops what moves, and lets lines break by the one algorithm that all engines share. */
export async function freezeLayout(): Promise<void> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* {
    animation: none !important;
    content-visibility: visible !important;
    scrollbar-gutter: auto !important;
    text-wrap: wrap !important;
    transform: none !important;
    transition: none !important;
  }`);
  document.adoptedStyleSheets = [sheet];
  // Only a layout tells which fonts the page needs.
  document.body.getBoundingClientRect();
  await document.fonts.ready;
}

/** The boxes of the visible controls, panels and pictures. */
export function getBoxes(): Box[] {
  const selector =
    'a, button, input, label, img, section, article, table, form, dialog, [popover], [role=tabpanel]';
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width <= 1 || !element.checkVisibility()) return [];
    const words = element.ariaLabel ?? element.textContent;
    const name = `${element.localName} ${element.id} ${words.slice(0, 30)}`;
    return [{ name, left: left + scrollX, top: top + scrollY, width, height }];
  });
}

/** The visible controls that open something: a menu, a panel, the overlay (the first picture only). */
export function findOpeners(): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>(
    '[popovertarget], [role=tab][aria-selected=false], main a[aria-haspopup]',
  );
  const visible = [...all].filter((opener) => opener.checkVisibility());
  const firstPicture = visible.find(({ localName }) => localName === 'a');
  return visible.filter((opener) => opener.localName !== 'a' || opener === firstPicture);
}
