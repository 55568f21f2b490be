import { addDescription } from '@/scripts/author/gallery-source';

const ONE = '- en: One\n';
const LONG = 'A '.repeat(80).trim();

it.each([
  ['with a comment', `# The gallery\n${ONE}`, 'A', `# The gallery\n${ONE}- en: A\n`],
  ['without a line end', '- en: One', 'A', `${ONE}- en: A\n`],
  ['with nothing in it', '[]\n', 'A', '- en: A\n'],
  ['with the line ends of Windows', '- en: One\r\n', 'A', '- en: One\r\n- en: A\r\n'],
  ['by an apostrophe', ONE, "The state's team", `${ONE}- en: The state's team\n`],
  ['by a colon', ONE, 'Kabaddi: the final', `${ONE}- en: 'Kabaddi: the final'\n`],
  ['by a #', ONE, 'Team # 1', `${ONE}- en: 'Team # 1'\n`],
  ['by a long line', ONE, LONG, `${ONE}- en: ${LONG}\n`],
])('adds a description to the end of a list: %s', (_, before, description, after) => {
  expect(addDescription(before, description)).toBe(after);
});
