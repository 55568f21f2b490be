/** The names that Chromium gives to screen readers: Playwright, axe and jsdom compute names themselves. */
import type { Page } from '@playwright/test';

/** A node of the document, as Chromium's driver describes it. */
interface DocumentNode {
  nodeType: number;
  backendNodeId: number;
  children?: DocumentNode[];
}

/** The ids of all elements, in the order of querySelectorAll('*'). */
const listElementIds = ({ nodeType, backendNodeId, children = [] }: DocumentNode): number[] => [
  ...(nodeType === 1 ? [backendNodeId] : []),
  ...children.flatMap(listElementIds),
];

/**
 * What is shown of elements, without what is hidden from screen readers, and the texts of the pictures in them; nothing of
 * those around controls, which have names of their own.
 */
function readShownTexts(positions: number[]) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[aria-hidden=true] { visibility: hidden !important }');
  document.adoptedStyleSheets.push(sheet);
  const elements = document.querySelectorAll<HTMLElement>('*');
  const shown = positions.map((position) => {
    const element = elements[position];
    if (!element || element.querySelector('input, button')) return undefined;
    const pictures = [...element.querySelectorAll('img')].map(({ alt }) => alt);
    return { text: element.innerText, pictures };
  });
  document.adoptedStyleSheets.pop();
  return shown;
}

const joinBlanks = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * The elements that a screen reader does not name as they are shown: those whose name comes from their content, and is
 * another text than the words that are shown, blanks included, and those whose description repeats their name.
 */
export async function findMisnamed(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const { root } = await browser.send('DOM.getDocument', { depth: -1 });
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  await browser.detach();
  const ids = listElementIds(root);
  const named = nodes.flatMap(({ ignored, role, name, description, backendDOMNodeId = 0 }) => {
    const source = name?.sources?.find(({ value, superseded }) => value && !superseded);
    const position = source?.type === 'contents' ? ids.indexOf(backendDOMNodeId) : -1;
    const texts = [role, name, description].map((text) => String(text?.value ?? ''));
    return ignored ? [] : [{ texts, position }];
  });
  const repeated = named.filter(({ texts: [, name, description] }) => name && name === description);
  const fromContent = named.filter(({ position }) => position >= 0);
  const shown = await page.evaluate(
    readShownTexts,
    fromContent.map(({ position }) => position),
  );
  const others = fromContent.flatMap(({ texts: [role, name = ''] }, index) => {
    if (!shown[index]) return [];
    const { text, pictures } = shown[index];
    const words = joinBlanks(pictures.reduce((rest, picture) => rest.replace(picture, ' '), name));
    return words === joinBlanks(text)
      ? []
      : [`${role} "${name}" is shown as "${joinBlanks(text)}"`];
  });
  return [
    ...others,
    ...repeated.map(({ texts: [role, name] }) => `${role} "${name}" is said twice`),
  ];
}
