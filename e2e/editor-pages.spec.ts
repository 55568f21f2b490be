import { MARKS, toggleMarks } from '@/editor/pages/markdown-marks';
import { findViolations } from './support/axe';
import { findInput, getField, ON_GITHUB, openForm, openGitHub } from './support/editor-page';
import { expect, getButton, test, type } from './support/test';

test.use(ON_GITHUB);

const UNDO = 'ControlOrMeta+Z';
const REDO = 'ControlOrMeta+Shift+Z';

test(
  'Undo takes back each button of the text of a page, and then what was typed; Redo brings both back',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await openGitHub(page, site);
    await openForm(page, 'often', 'pages', 0);
    const text = findInput(page, 'pages.0.body.en');
    const body = getField(page, 'pages.0.body.en');
    await type(text, 'Bring shoes');
    const atEnd = { text: 'Bring shoes', start: 11, end: 11 };
    for (const [button, marks] of Object.entries(MARKS)) {
      const { text: changed } = toggleMarks(atEnd, marks);
      await getButton(body, button).click();
      await expect(text).toHaveValue(changed);
      await expect(text).toBeFocused();
      await page.keyboard.press(UNDO);
      await expect(text).toHaveValue('Bring shoes');
      await page.keyboard.press(REDO);
      await expect(text).toHaveValue(changed);
      await page.keyboard.press(UNDO);
      await page.keyboard.press('ControlOrMeta+End');
    }

    // By keyboard. The cursor is where one goes on writing.
    await getButton(body, 'Bold').press('Enter');
    await page.keyboard.type('!');
    await expect(text).toHaveValue('Bring **shoes!**');
    for (const before of ['Bring **shoes**', 'Bring shoes']) {
      await page.keyboard.press(UNDO);
      await expect(text).toHaveValue(before);
    }
    await page.keyboard.press(UNDO);
    await expect(text).not.toHaveValue('Bring shoes');
    expect(await findViolations(page, '.page-text')).toEqual([]);
  },
);
