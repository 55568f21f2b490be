import { content, first } from '@/__tests__/support/content';
import { readTable } from '@/__tests__/support/read-table';
import { findMarkdownProblems } from '@/lib/content/page-rules';

interface Texts {
  runningOn: [one: string, other: string][];
  meant: string[];
}

const texts = readTable('content/page-rules.yaml') as Texts;

/** The problems of a page with this text. */
const findProblems = (text: string): string[] => {
  const page = { ...first(content.pages), body: { en: '', hi: text } };
  return findMarkdownProblems({ ...content, pages: [page] }).map(({ problem }) => problem);
};

it.each(texts.runningOn)(
  'Lines that begin with "%s" and "%s" are told, because they run on',
  (one, other) => {
    const problem = /begins a line with .+, which is shown as it is: write -, 1. or ##/;
    for (const end of ['', '\nजो आते हैं'])
      expect(findProblems(`नियम:\n${one}खिलाड़ी${end}\n${other}कोच`)).toEqual([
        expect.stringMatching(problem),
      ]);
  },
);

it.each(texts.meant)('The text %j is as it is meant', (text) =>
  expect(findProblems(text)).toEqual([]),
);
