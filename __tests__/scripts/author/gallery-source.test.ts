import { addDescription } from '@/scripts/author/gallery-source';

const data = '# The gallery\n- en: A long jump\n  hi: लंबी कूद\n';

it('adds a description at the end', () => {
  expect(addDescription(data, 'A relay team at the finish')).toBe(
    `${data}- en: A relay team at the finish\n`,
  );
});

it.each([
  ['an apostrophe', "The state's team", "The state's team"],
  ['a colon', 'Kabaddi: the final', "'Kabaddi: the final'"],
  ['a #', 'Team # 1', "'Team # 1'"],
  ['a { at the start', '{brand} games', "'{brand} games'"],
  ['a line that is long', 'A '.repeat(80).trim(), 'A '.repeat(80).trim()],
])('writes %s as YAML', (_, description, written) => {
  expect(addDescription(data, description)).toBe(`${data}- en: ${written}\n`);
});

it.each([
  ['no line end', '- en: One', '- en: One\n- en: A\n'],
  ['nothing in it', '[]\n', '- en: A\n'],
  ['the line ends of Windows', '- en: One\r\n', '- en: One\r\n- en: A\r\n'],
])('takes a list with %s', (_, before, after) => {
  expect(addDescription(before, 'A')).toBe(after);
});
