import { readTable } from '@/__tests__/support/read-table';
import { MARKS, toggleMarks } from '@/editor/pages/markdown-marks';

/** Presses buttons one after the other. In texts, ⟦ and ⟧ are around what is selected, and │ is a cursor. */
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

it.each(readTable('editor/pages/markdown-marks.yaml') as [string, string, string, string][])(
  '%s makes of "%s" "%s", and pressed again "%s"',
  (button, before, once, twice) => {
    expect(press(before, button)).toBe(once);
    expect(press(before, button, button)).toBe(twice);
  },
);

it('Bold and Italic go together', () => {
  expect(press('a ⟦word⟧', 'Bold', 'Italic')).toBe('a ***⟦word⟧***');
  expect(press('a ⟦word⟧', 'Italic', 'Bold', 'Italic')).toBe('a **⟦word⟧**');
  expect(press('│', 'Bold', 'Italic', 'Bold')).toBe('*│*');
});
