/** @jest-environment jsdom */
import { plainBuild } from '../hosts/builds';
import { openPages } from './documents';

const isEnglish = (language = '') => /^en\b/.test(language);

/** Text of a page that is in Latin letters, and that nothing marks as English. */
function findUnmarked(document: Document): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const unmarked: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement, textContent } = text;
    const isRead = !parentElement?.closest('script, style, [aria-hidden=true]');
    const language = parentElement?.closest<HTMLElement>('[lang]')?.lang;
    if (isRead && !isEnglish(language) && /\p{sc=Latin}/u.test(textContent ?? ''))
      unmarked.push(textContent ?? '');
  }
  return unmarked;
}

const pages = openPages(plainBuild).filter(
  ({ document }) => !isEnglish(document.documentElement.lang),
);

// A screen reader would read it by the rules of Hindi; components/ui/text.tsx marks it.
it('on pages in another language, what is in Latin letters is marked as English', () => {
  const unmarked = pages.flatMap(({ file, document }) =>
    findUnmarked(document).map((text) => `${file}: ${text}`),
  );
  expect(unmarked).toEqual([]);
});
