import { readFileSync } from 'node:fs';
import type { CustomFieldControlProps } from '@sveltia/cms';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parseFileForForm, savedTexts } from '@/editor/content-files';
import { readSource } from '@/editor/records/import/read-source';
import { RecordsField } from '@/editor/records/records-field';
import { findObstacle } from '@/editor/unsaved-work';
import { COLLECTION_NAMES, CONTENT_FILES } from '@/lib/model/collections';
import { RECORDS_FILE } from '@/lib/records/records-file';
import { ROWS, TITLES } from '@/testing/records-rows';

const TEXT = [TITLES, ...ROWS].join('\n');

beforeEach(() => {
  for (const name of COLLECTION_NAMES)
    parseFileForForm(name, readFileSync(`__tests__/fixture/${CONTENT_FILES[name]}`, 'utf8'));
  savedTexts.set(RECORDS_FILE, TEXT);
});

/** Opens the form as Sveltia CMS does, and waits for its warnings. */
async function openForm(text: string) {
  const onChange = jest.fn<void, [value: string]>();
  const createForm = (value: string) => (
    <RecordsField
      {...({ forID: 'records', value } as CustomFieldControlProps)}
      onChange={onChange}
    />
  );
  const { rerender, unmount } = await act(async () => render(createForm(text)));
  return {
    unmount,
    getTexts: () => onChange.mock.calls.map(([value]) => value),
    setValue: (value: string) => rerender(createForm(value)),
  };
}

/** The first cell of a column. */
const getCell = (name: string) => screen.getAllByRole('textbox', { name })[0] ?? document.body;
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

it('Each key changes the text of the file, which Sveltia CMS gives back late', async () => {
  const { getTexts, setValue } = await openForm(TEXT);
  await userEvent.type(getCell('NAME'), 'sen');
  const texts = ['s', 'se', 'sen'].map((typed) => TEXT.replace('Verma', `Verma${typed}`));
  expect(getTexts()).toEqual(texts);
  expect(findObstacle(TEXT)).toBe('the records have changed since: save again.');
  expect(findObstacle(`${texts[2]}\n`)).toBeUndefined();
  for (const text of texts) {
    setValue(text);
    expect(getCell('NAME')).toHaveValue('Asha Vermasen');
  }
});

it('"Revert changes" is a step that can be undone, and ends an import', async () => {
  const { setValue } = await openForm(TEXT);
  await userEvent.type(getCell('NAME'), 's');
  setValue(TEXT.replace('Verma', 'Vermas'));
  await userEvent.click(screen.getByRole('textbox', { name: 'Copied cells' }));
  await userEvent.paste('Asha Verma\tMohan Verma');
  expect(await screen.findByText(/^Copied cells has no titles/)).toBeVisible();
  expect(findObstacle(TEXT)).toMatch(/^Copied cells has no titles/);
  setValue(TEXT);
  expect(screen.queryByText(/^Copied cells has no titles/)).toBeNull();
  expect(getCell('NAME')).toHaveValue('Asha Verma');
  await press('Undo: revert of all changes');
  expect(getCell('NAME')).toHaveValue('Asha Vermas');
});

it('What was cancelled while it was read adds nothing', async () => {
  await openForm(TITLES);
  const clipboardData = { getData: () => TEXT };
  fireEvent.paste(screen.getByRole('textbox', { name: 'Copied cells' }), { clipboardData });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await act(async () => void (await readSource(TEXT, '')));
  expect(screen.getByRole('status')).toHaveTextContent('Cancelled: nothing was added.');
});

it('What somebody else has saved ends the history, so that no undo takes it away', async () => {
  const { setValue } = await openForm(TEXT);
  await userEvent.type(getCell('NAME'), 's');
  setValue(TEXT.replace('Verma', 'Theirs'));
  expect(getCell('NAME')).toHaveValue('Asha Theirs');
  expect(screen.queryByRole('button', { name: /^Undo|^Redo/ })).toBeNull();
});

it('A form that is opened again with the text that it had has its history; with another one it has none', async () => {
  const { getTexts, unmount } = await openForm(TEXT);
  await press('Add record');
  unmount();
  expect(findObstacle(TEXT)).toBeUndefined();
  const second = await openForm(getTexts().at(-1) ?? '');
  await press('Undo: new record');
  // The next form may be there before this one is gone.
  await openForm(TITLES);
  second.unmount();
  expect(findObstacle(TEXT)).toBe('the records have changed since: save again.');
  expect(screen.queryByRole('button', { name: /^Undo|^Redo/ })).toBeNull();
});

it('A file that cannot be read has no form, so that nothing is written over it', async () => {
  await openForm('"');
  expect(screen.getByRole('alert')).toHaveTextContent('has a quote that is not closed');
  expect(screen.queryByRole('textbox')).toBeNull();
});
