/** What must hold on every screen, beside how it looks and what axe finds. */
import type { Page } from '@playwright/test';
import { measureSidewaysScroll } from '@/testing/in-page';
import { expect } from './test';

const expectNoSidewaysScroll = async (page: Page, where: string) =>
  expect(await page.evaluate(measureSidewaysScroll), where).toBe(0);

/** WCAG 1.4.12 */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** Adds rules to the page, like a visitor's own style sheet; they replace those added before. */
const addRules = (page: Page, rules: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);

/** Elements whose text is cut off because it outgrew its box; nobody scrolls on paper. */
const findCutOffTexts = (page: Page) =>
  page.evaluate(() => {
    const isOnPaper = matchMedia('print').matches;
    const isCutOff = (element: HTMLElement) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isHigher = element.scrollHeight > element.clientHeight + 1;
      const isWider = element.scrollWidth > element.clientWidth + 1;
      return isOnPaper
        ? (isHigher || isWider) && (overflowX !== 'visible' || overflowY !== 'visible')
        : isHigher && [overflowX, overflowY].includes('hidden');
    };
    return (
      [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
        .filter((element) => isCutOff(element) && element.innerText?.trim())
        // What is smaller is for screen readers.
        .filter((element) => element.clientWidth > 1)
        .map((element) => element.outerHTML.slice(0, 120))
    );
  });

/**
 * Expects that a page can be read at 320 px, which is 400 % zoom, also with the text spacing of WCAG 1.4.12, and on a
 * phone on its side.
 */
export async function expectToFit(page: Page): Promise<void> {
  await page.setViewportSize({ width: 640, height: 360 });
  await expectNoSidewaysScroll(page, 'a phone on its side');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page, '320 px');
  await addRules(page, TEXT_SPACING);
  await expectNoSidewaysScroll(page, 'text spacing');
  expect(await findCutOffTexts(page), 'text spacing').toEqual([]);
  await addRules(page, '');
}

/** Expects that a page can be read with text of 200 %, which only Chromium's driver sets. */
export async function expectToFitLargeText(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expectNoSidewaysScroll(page, 'text of 200 %');
  expect(await findCutOffTexts(page), 'text of 200 %').toEqual([]);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await browser.detach();
}

/**
 * Expects that a page fits when each text of its content is a word as long as the content may have: all texts but the
 * brand and those of controls. It stays so.
 */
export async function expectLongWordsToFit(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts =
      'header a > span:last-child, main :is(h1, h2, h3, p, li, dt, dd, td), footer :is(p, li, a, address)';
    for (const { childNodes } of document.querySelectorAll(texts))
      for (const node of childNodes)
        if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
          node.textContent = 'Thiruvananthapuram'.repeat(5).slice(0, 84);
  });
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await expectNoSidewaysScroll(page, `long words at ${width} px`);
  }
}

/** More stops than any page has. */
const MOST_STOPS = 200;

/** What a sighted keyboard user sees of the focus: what it is on, how that is marked, and what hides it. */
const describeFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return null;
    // A switch is shown by its label. That of a text may be out of view.
    const isSwitch = focused instanceof HTMLInputElement && focused.type === 'checkbox';
    const label = isSwitch ? focused.labels?.[0] : undefined;
    const marks = [focused, ...focused.children, ...(label ? [label] : [])];
    const widths = marks.map((mark) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(mark);
      return outlineStyle === 'none' ? 0 : parseFloat(outlineWidth);
    });
    const target = label ?? focused;
    const { left, right, top, bottom, width, height } = target.getBoundingClientRect();
    const isCutOff =
      (height <= innerHeight && (top < -1 || bottom > innerHeight + 1)) ||
      (width <= innerWidth && (left < -1 || right > innerWidth + 1));
    /** Whether something else is on top, at a part of the visible width and height. */
    const isCovered = ([x = 0, y = 0]: readonly number[]) => {
      const [from, to] = [Math.max(left, 0) + 2, Math.min(right, innerWidth) - 2];
      const [above, below] = [Math.max(top, 0) + 2, Math.min(bottom, innerHeight) - 2];
      const onTop = document.elementFromPoint(from + x * (to - from), above + y * (below - above));
      return !onTop || ![focused, target].some((one) => one.contains(onTop) || onTop.contains(one));
    };
    // Not at its sides, where the room around a link may overlap it.
    const points = [0, 0.5, 1].map((y) => [0.5, y]);
    /** Whether it is where an element around it fades out, at its lower edge; any other mask counts as one. */
    const isFaded = (around: Element | null): boolean => {
      if (!around) return false;
      const { maskImage } = getComputedStyle(around);
      const [, fade] = /calc\(100% - ([\d.]+)px\)/.exec(maskImage) ?? [];
      const edge = around.getBoundingClientRect().bottom - Number(fade);
      return (maskImage !== 'none' && !(bottom <= edge + 1)) || isFaded(around.parentElement);
    };
    return {
      name: focused.getAttribute('aria-label') ?? focused.textContent,
      isMarked: widths.some((width) => width >= 2),
      isHidden: isCutOff || points.some(isCovered) || isFaded(target.parentElement),
    };
  });

/**
 * Presses Tab all the way through a page, and back, and expects that the focus can be seen at each stop: marked, in view,
 * and below nothing else, neither a mask nor what sticks to an edge.
 */
export async function expectVisibleFocus(page: Page, keys = ['Tab', 'Shift+Tab']): Promise<void> {
  for (const key of keys) {
    let stops = 0;
    for (; stops < MOST_STOPS; stops += 1) {
      await page.keyboard.press(key);
      const focus = await describeFocus(page);
      if (focus === null) break;
      expect(focus, `${key}: ${focus.name}`).toMatchObject({ isMarked: true, isHidden: false });
    }
    expect(stops, key).toBeGreaterThan(10);
  }
  await page.evaluate(() => scrollTo(0, 0));
}

/** What A4 and Letter hold between margins of a centimetre, upright and across, in CSS pixels. */
const PAPERS = [
  { width: 718, height: 1047 },
  { width: 1047, height: 718 },
  { width: 740, height: 980 },
  { width: 980, height: 740 },
];

/** What should not be on paper. */
function findPrintProblems(): string[] {
  const isShown = (element: Element) => {
    const { width } = element.getBoundingClientRect();
    return width > 1 && element.checkVisibility({ visibilityProperty: true });
  };
  const hasText = (element: Element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
  const getName = (element: Element) =>
    `${element.localName} ${element.ariaLabel ?? element.textContent.slice(0, 40)}`;

  const shown = [...document.querySelectorAll('body *')].filter(isShown);
  const controls = shown.filter(
    (element) =>
      element.matches('button, input, label, select, [role=tab]') ||
      // A picture may be a link, and an address can be written to.
      (element.matches('header a, main a') &&
        !element.querySelector('img') &&
        !/^(mailto|tel):/.test(element.getAttribute('href') ?? '')),
  );
  const faint = shown.filter((element) => {
    if (!hasText(element)) return false;
    const { color, backgroundColor } = getComputedStyle(element);
    return color !== 'rgb(0, 0, 0)' || backgroundColor !== 'rgba(0, 0, 0, 0)';
  });
  return [
    ...controls.map((element) => `a control: ${getName(element)}`),
    ...faint.map((element) => `not black on white: ${getName(element)}`),
  ];
}

/** Expects that a page fits on paper, black on white, without controls. */
export async function expectToPrint(page: Page): Promise<void> {
  for (const paper of PAPERS) {
    await page.setViewportSize(paper);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ media: 'print', colorScheme });
      const where = `on paper, ${paper.width} px`;
      await expectNoSidewaysScroll(page, where);
      expect(await findCutOffTexts(page), where).toEqual([]);
      expect(await page.evaluate(findPrintProblems), where).toEqual([]);
    }
  }
  await page.emulateMedia({ media: null, colorScheme: 'light' });
}

/** Expects that the chosen one of each group stands out in forced colours. */
export async function expectForcedColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  const unmarked = await page.evaluate(() =>
    ['aria-current', 'aria-pressed', 'aria-selected'].filter((attribute) => {
      const [chosen, other] = ['true', 'false'].map((value) => {
        const element = document.querySelector(`main [${attribute}=${value}]`);
        return element && getComputedStyle(element).backgroundColor;
      });
      return chosen && chosen === other;
    }),
  );
  expect(unmarked).toEqual([]);
  await page.emulateMedia({ forcedColors: null });
}

/** Expects that all that a finger aims at is 44 px high. */
export async function expectTouchTargets(page: Page): Promise<void> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, input, label')]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      // A link in a sentence is as high as its line (WCAG 2.5.8, exception "inline").
      .filter((target) => getComputedStyle(target).display !== 'inline')
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      // What is smaller than this is there for screen readers or the keyboard alone.
      .filter(({ box }) => box.width > 16 && box.height > 16)
      .filter(({ box }) => box.height < 43.5)
      .map(({ target, box }) => `${target.outerHTML.slice(0, 90)} ${box.height}`),
  );
  expect(small).toEqual([]);
}
