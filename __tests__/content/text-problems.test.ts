import { findTextProblem } from '@/lib/model/text-problems';

it.each<[name: string, ...codes: number[]]>([
  ['a code that is no character', 0xfffe, 0xffff, 0x1_fffe, 0x10_ffff, 0xfdd0],
  ['a blank of Braille', 0x2800],
  ['a filler of Korean letters', 0x115f, 0x1160, 0x3164, 0xffa0],
  ['a variation selector', 0x180b, 0x180d, 0x180f, 0xfe00, 0xfe0f, 0xe_0100],
  ['a control character', 0x0000, 0x007f, 0x0085],
  ['a sign of one font alone', 0xe000, 0xf0b7, 0x10_fffd],
  ['half of a character', 0xd800, 0xdfff],
  ['a space of another width', 0x1680, 0x2000, 0x205f, 0x3000],
  ['a no-break space', 0x00a0, 0x202f],
  ['a mark of writing direction', 0x061c, 0x200e, 0x202e, 0x2069],
  ['a mark of annotation', 0xfff9, 0xfffb],
  ['a character without width', 0x034f, 0x180e, 0x200b, 0x200d, 0x2060, 0x206f, 0xfeff, 0xe_0041],
])('%s is refused', (name, ...codes) => {
  for (const code of codes) {
    const hex = code.toString(16).toUpperCase().padStart(4, '0');
    expect(findTextProblem(`ab${String.fromCodePoint(code)}`)).toBe(
      `holds ${name} (U+${hex}) at character 3, which nobody sees: take it out`,
    );
  }
});

it('others are accepted', () => {
  const texts = ['क्‍ष and क़', '🏋🏽‍♂️ and 🏊‍♀️', '❤️ 1️⃣', 'é – “quoted” … ₹ 10,000+'];
  expect(texts.map(findTextProblem)).toEqual(texts.map(() => undefined));
});
