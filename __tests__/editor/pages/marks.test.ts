import { MARKS, toggleMarks } from '@/editor/pages/marks';

/** Presses buttons one after the other. In texts, [ and ] are around what is selected, and | is a cursor. */
function press(shown: string, ...buttons: string[]): string {
  const plain = shown.replace(/[⟦⟧│]/g, '');
  const cursor = shown.indexOf('│');
  let selected = {
    text: plain,
    start: cursor < 0 ? shown.indexOf('⟦') : cursor,
    end: cursor < 0 ? shown.indexOf('⟧') - 1 : cursor,
  };
  for (const button of buttons) {
    const marks = MARKS[button];
    if (marks) selected = toggleMarks(selected, marks);
  }
  const { text, start, end } = selected;
  const signs = start === end ? ['│', ''] : ['⟦', '⟧'];
  return text.slice(0, start) + signs[0] + text.slice(start, end) + signs[1] + text.slice(end);
}

it.each([
  // The beginning of the line, wherever the cursor is.
  ['List', 'Bring│ shoes', '- Bring│ shoes', 'Bring│ shoes'],
  ['List', '│Bring shoes', '- │Bring shoes', '│Bring shoes'],
  ['List', 'Bring shoes│', '- Bring shoes│', 'Bring shoes│'],
  ['Heading', 'The ⟦Dates⟧', '## The ⟦Dates⟧', 'The ⟦Dates⟧'],
  ['Numbered list', 'खेल ⟦दिन⟧', '1. खेल ⟦दिन⟧', 'खेल ⟦दिन⟧'],
  ['List', '│', '- │', '│'],
  // Each of several lines; blank ones stay.
  ['List', 'one ⟦two\nthree⟧', '- one ⟦two\n- three⟧', 'one ⟦two\nthree⟧'],
  ['Heading', '⟦one\n\ntwo⟧', '## ⟦one\n\n## two⟧', '⟦one\n\ntwo⟧'],
  ['Numbered list', '⟦one\ntwo\n⟧three', '1. ⟦one\n1. two⟧\n\nthree', '⟦one\ntwo⟧\n\nthree'],
  // An empty line where Markdown would go on.
  ['List', 'Bring\nsh│oes\nalong', 'Bring\n\n- sh│oes\n\nalong', 'Bring\n\nsh│oes\n\nalong'],
  ['List', '- one\ntw│o\n- three', '- one\n- tw│o\n- three', '- one\n\ntw│o\n\n- three'],
  // Another kind takes the place of the first.
  ['Numbered list', '⟦- one\n* two⟧', '1. ⟦one\n1. two⟧', '⟦one\ntwo⟧'],
  ['List', '  2) on│e', '  - on│e', '  on│e'],
  ['List', '⟦- one\ntwo⟧', '- ⟦one\n- two⟧', '⟦one\ntwo⟧'],
  ['Heading', '### On│e', 'On│e', '## On│e'],
  // Words.
  ['Bold', 'a ⟦word⟧', 'a **⟦word⟧**', 'a ⟦word⟧'],
  ['Bold', 'a ⟦word ⟧too', 'a **⟦word⟧** too', 'a ⟦word⟧ too'],
  ['Italic', 'a wo│rd', 'a *wo│rd*', 'a wo│rd'],
  ['Italic', 'खे│ल, दिन', '*खे│ल*, दिन', 'खे│ल, दिन'],
  ['Bold', 'w⟦or⟧d', '**w⟦or⟧d**', 'w⟦or⟧d'],
  ['Bold', '│', '**│**', '│'],
  ['Italic', 'Bring │', 'Bring *│*', 'Bring │'],
  ['Bold', 'a **bold wo│rd** b', 'a bold wo│rd b', 'a bold **wo│rd** b'],
  ['Bold', 'a ⟦**word**⟧ b', 'a ⟦word⟧ b', 'a **⟦word⟧** b'],
  ['Italic', 'a _wo│rd_ b', 'a wo│rd b', 'a *wo│rd* b'],
  ['Italic', '4\\*⟦100⟧ m', '4\\**⟦100⟧* m', '4\\*⟦100⟧ m'],
  ['Bold', 'a **word**│', 'a ⟦word⟧', 'a **⟦word⟧**'],
  ['Bold', '⟦one\n\n- two⟧', '**⟦one**\n\n- **two⟧**', '⟦one\n\n- two⟧'],
  ['Bold', '**⟦one**\ntwo⟧', '**⟦one**\n**two⟧**', '⟦one\ntwo⟧'],
  ['Bold', '      - wo│rd', '      - **wo│rd**', '      - wo│rd'],
  ['Bold', '⟦a **b** c⟧', '**⟦a **b** c⟧**', '⟦a **b** c⟧'],
  ['Link', 'to ⟦Agra⟧', 'to [⟦Agra⟧](https://)', 'to ⟦Agra⟧'],
  ['Link', '│', '[│](https://)', '│'],
  ['Link', 'to [Agra](htt│ps://a.in) (x)', 'to ⟦Agra⟧ (x)', 'to [⟦Agra⟧](https://) (x)'],
  // A table stays one.
  ['Table', 'Bring│ shoes', '| Bring│ shoes | |\n| - | - |', '| Bring│ shoes | |\n| - | - |'],
  ['Table', '│', '| │ | |\n| - | - |', '| │ | |\n| - | - |'],
  [
    'Table',
    'a\n⟦one\n- two⟧\nb',
    'a\n\n| ⟦one | |\n| - | - |\n| two⟧ | |\n\nb',
    'a\n\n| ⟦one | |\n| - | - |\n| two⟧ | |\n\nb',
  ],
])('%s makes of "%s" "%s", and pressed again "%s"', (button, before, once, twice) => {
  expect(press(before, button)).toBe(once);
  expect(press(before, button, button)).toBe(twice);
});

it('Bold and Italic go together', () => {
  expect(press('a ⟦word⟧', 'Bold', 'Italic')).toBe('a ***⟦word⟧***');
  expect(press('a ⟦word⟧', 'Italic', 'Bold', 'Italic')).toBe('a **⟦word⟧**');
  expect(press('│', 'Bold', 'Italic', 'Bold')).toBe('*│*');
});
