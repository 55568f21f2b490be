import { LOCALIZED_PATHS } from '@/lib/routes';
import { expect, open, test } from './test';

/** What pages of A4 and Letter hold between margins of a centimetre, upright and across, in CSS pixels. */
const PAPERS = [
  { width: 718, height: 1047 },
  { width: 1047, height: 718 },
  { width: 740, height: 980 },
  { width: 980, height: 740 },
];

/** What a person who holds the paper could complain of. */
function faultsOnPaper(): string[] {
  const isShown = (element: Element) => {
    const { width } = element.getBoundingClientRect();
    return width > 1 && element.checkVisibility({ visibilityProperty: true });
  };
  const groundOf = (element: Element | null): string => {
    const own = element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)';
    return own === 'rgba(0, 0, 0, 0)' ? groundOf(element?.parentElement ?? null) : own;
  };
  const hasText = (element: Element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
  const name = (element: Element) =>
    `${element.localName} ${element.ariaLabel ?? element.textContent.slice(0, 40)}`;

  const shown = [...document.querySelectorAll('body *')].filter(isShown);
  const pressable = shown.filter(
    (element) =>
      element.matches('button, input, label, select, [role=tab]') ||
      // A link that leads on by a picture is a picture, and an address can be written to.
      (element.matches('header a, main a') &&
        !element.querySelector('img') &&
        !/^(mailto|tel):/.test(element.getAttribute('href') ?? '')),
  );
  const faint = shown.filter((element) => {
    if (!hasText(element)) return false;
    const { color } = getComputedStyle(element);
    return color !== 'rgb(0, 0, 0)' || groundOf(element) !== 'rgb(255, 255, 255)';
  });
  const cutOff = shown.filter((element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const isClipping = overflowX !== 'visible' || overflowY !== 'visible';
    const isFull =
      element.scrollHeight > element.clientHeight + 1 ||
      element.scrollWidth > element.clientWidth + 1;
    return isClipping && isFull && element.textContent.trim();
  });
  const { scrollWidth, clientWidth } = document.documentElement;
  return [
    ...pressable.map((element) => `to press: ${name(element)}`),
    ...faint.map((element) => `faint: ${name(element)}`),
    ...cutOff.map((element) => `cut off: ${name(element)}`),
    ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px beside the paper`] : []),
  ];
}

for (const path of LOCALIZED_PATHS) {
  test(
    `${path} is whole on paper, in ink, and has nothing to press`,
    { tag: ['@chromium', '@desktop'] },
    async ({ page }) => {
      await open(page, path);
      for (const paper of PAPERS) {
        await page.setViewportSize(paper);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ media: 'print', colorScheme });
          expect(await page.evaluate(faultsOnPaper), JSON.stringify(paper)).toEqual([]);
        }
      }
      await page.emulateMedia({ media: null, colorScheme: null });
    },
  );
}
