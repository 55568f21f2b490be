import { createTextSchema, cleanText } from '@/lib/model/rules';

/** The problem of a text and the value as it should be, if there is one. */
function judge(text: string) {
  const [issue] = createTextSchema({}).safeParse(text).error?.issues ?? [];
  return (
    issue && [issue.message, (issue as { params?: { correction?: string } }).params?.correction]
  );
}

/** Blanks, fillers, variation selectors, marks of direction, control characters, and codes that are no character. */
const UNSEEN = [
  ...[0xfffe, 0x1_fffe, 0xfdd0, 0x115f, 0x3164, 0xffa0, 0x180b, 0xfe00, 0xe_0100, 0x0000, 0x007f],
  ...[0x0085, 0xe000, 0xf0b7, 0xd800, 0xdfff, 0x061c, 0x200e, 0x202e, 0x2069, 0xfff9, 0x034f],
  ...[0x200b, 0x200d, 0x2060, 0xfeff, 0xe_0041, 0x00ad],
];
const SPACES = [0x0009, 0x00a0, 0x1680, 0x2000, 0x2028, 0x202f, 0x205f, 0x3000];

it.each([
  [UNSEEN, 'a sign that nobody sees', 'take it out', 'ab'],
  [SPACES, 'another space', 'type an ordinary space', 'a b'],
])('invisible characters are refused, and mended: %#', (codes, name, remedy, mended) => {
  for (const code of codes) {
    const text = `a${String.fromCodePoint(code)}b`;
    expect(judge(text)).toEqual([`holds ${name}: ${remedy}`, mended]);
  }
});

it('spaces around a text are refused; between words, one is left', () => {
  expect(judge(' a b ')).toEqual(['starts or ends with a space: take it out', 'a b']);
  expect(cleanText('a   b')).toBe('a b');
});

it('others are accepted, and stay', () => {
  const texts = ['क्‍ष and क़', '🏋🏽‍♂️ and 🏊‍♀️', '❤️ 1️⃣', 'é – “quoted” … ₹ 10,000+'];
  expect(texts.map(judge)).toEqual(texts.map(() => undefined));
  expect(texts.map(cleanText)).toEqual(texts);
});
