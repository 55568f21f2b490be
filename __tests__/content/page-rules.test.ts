import { content, first } from '@/__tests__/support/content';
import { findMarkdownProblems } from '@/lib/content/page-rules';

/** The problems of a page with this text. */
const findProblems = (text: string): string[] => {
  const page = { ...first(content.pages), body: { en: '', hi: text } };
  return findMarkdownProblems({ ...content, pages: [page] }).map(({ problem }) => problem);
};

it.each([
  ['१. ', '२. '],
  ['१.', '२.'],
  ['१) ', '२) '],
  ['(१) ', '(२) '],
  ['(१)', '(२)'],
  ['१ - ', '२ - '],
  ['**१.** ', '**२.** '],
  ['१.१. ', '१.२. '],
  ['1: ', '2: '],
  ['(1) ', '(2) '],
  ['2. ', '3. '],
  ['1️⃣ ', '2️⃣ '],
  ['(क) ', '(ख) '],
  ['क) ', 'ख) '],
  ['ज्ञ. ', 'अं. '],
  ['(a) ', '(b) '],
  ['A. ', 'B. '],
  ['i. ', 'ii. '],
  ['(iv) ', '(v) '],
  ['IX) ', 'X) '],
  ['• ', '• '],
  ['✔️ ', '✔️ '],
  ['-> ', '-> '],
])('Lines that begin with "%s" and "%s" are told, because they run on', (one, other) => {
  const problem = /begins a line with .+, which is shown as it is: write -, 1. or ##/;
  for (const end of ['', '\nजो आते हैं'])
    expect(findProblems(`नियम:\n${one}खिलाड़ी${end}\n${other}कोच`)).toEqual([
      expect.stringMatching(problem),
    ]);
});

it.each([
  '(a) is alone',
  'खिलाड़ी (क) या (ख)\nऔर कोच (ग)',
  '(क) खिलाड़ी\n\n(ख) कोच',
  '(क) खिलाड़ी\\\n(ख) कोच',
  '(क) खिलाड़ी  \n(ख) कोच',
  '- (क) खिलाड़ी\n- (ख) कोच',
  '1\\. खिलाड़ी\n2\\. कोच',
  'डॉ. राम\nडॉ. मोहन',
  'a.m. and\np.m. alike',
  '१.५ किमी\n२.५ किमी',
  '2024 - खेल\n2025 - खेल',
  '(SGFI) and\n(SAI) too',
])('The text %j is as it is meant', (text) => expect(findProblems(text)).toEqual([]));
