/** What is run in a page of any engine to learn where things stand: each function stands by itself, for only its text goes there. */

/** Where something stands in the document, in CSS pixels. */
export interface Box {
  /** What it is, for a person who reads of it. */
  name: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Lays out what waits for a visitor to come near, stops what moves, and has lines broken in the one way that all engines know. */
export async function standStill(): Promise<void> {
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
  // Now it is known which fonts the page needs.
  document.body.getBoundingClientRect();
  await document.fonts.ready;
}

/** The boxes of the controls, panels and pictures that show. */
export function boxesOf(): Box[] {
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

/** Those that show of what opens something: a menu, a panel, the overlay; of pictures the first. */
export function openers(): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>(
    '[popovertarget], [role=tab][aria-selected=false], main a[aria-haspopup]',
  );
  const shown = [...all].filter((each) => each.checkVisibility());
  const firstPicture = shown.find((each) => each.localName === 'a');
  return shown.filter((each) => each.localName !== 'a' || each === firstPicture);
}
