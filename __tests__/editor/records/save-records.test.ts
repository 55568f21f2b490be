import { readFileSync } from 'node:fs';
import { COLLECTION_NAMES, CONTENT_FILES } from '@/lib/model/collections';
import { finishSave, parseFileForForm, savedTexts } from '@/editor/content-files';
import { formatRecordsFromForm, refuseUnfinishedRecords } from '@/editor/records/save-records';
import { forgetOwnForm, rememberOwnForm } from '@/editor/unsaved-work';
import { RECORDS_FILE } from '@/lib/records/records-file';
import { ROWS, TITLES } from '@/testing/records-rows';

beforeEach(() => {
  for (const name of COLLECTION_NAMES)
    parseFileForForm(name, readFileSync(`__tests__/fixture/${CONTENT_FILES[name]}`, 'utf8'));
});

it('Records are saved without spaces at their ends, and the save says what is published', async () => {
  const text = [TITLES, ROWS[0].replace('Verma', 'Verma ')].join('\n');
  expect(await formatRecordsFromForm(text, true)).toBe([TITLES, ROWS[0]].join('\n'));
  expect(finishSave().join()).toMatch(/NAME, .* consent .*“Hide records from search”/);
});

it('In a repository that everybody can read, records are taken out and none are added', async () => {
  const fetch = () => Promise.resolve(new Response('{ "private": false }'));
  Object.assign(globalThis, { fetch });
  savedTexts.set(
    CONTENT_FILES.site,
    `${savedTexts.get(CONTENT_FILES.site)}repository: council/site\n`,
  );
  const text = [TITLES, ...ROWS].join('\n');
  await expect(formatRecordsFromForm(text, false)).rejects.toHaveProperty(
    'cause.message',
    expect.stringMatching(/^Nothing was saved.*\nEverybody can read/),
  );
  savedTexts.set(RECORDS_FILE, text);
  const fewer = [`${TITLES},CONSENT`, `${ROWS[1]},Withdrawn`].join('\n');
  expect(await formatRecordsFromForm(fewer, false)).toBe(fewer);
  savedTexts.delete(RECORDS_FILE);
});

it('Records are refused with the student and the column, or while another file is broken', async () => {
  const text = [TITLES, ROWS[0].replace('2nd', '7th')].join('\n');
  const expectRefusal = (problem: string) =>
    expect(formatRecordsFromForm(text, true)).rejects.toHaveProperty(
      'cause.message',
      expect.stringMatching(problem),
    );
  await expectRefusal('^Nothing was saved.*\nAsha Verma .SL. NO. 1.: RANK: "7th" is none of');
  parseFileForForm('events', 'events');
  await expectRefusal('data/events.yaml');
});

it('Nothing is saved while the form has more than the text that is saved', () => {
  const findObstacle = (value?: string) => (value === TITLES ? 'a.xlsx is being read.' : undefined);
  const form = { hasChanges: () => true, findObstacle };
  rememberOwnForm(form);
  expect(() => refuseUnfinishedRecords('')).not.toThrow();
  const message = 'Nothing was saved: a.xlsx is being read.';
  expect(() => refuseUnfinishedRecords(TITLES)).toThrow(
    expect.objectContaining({ cause: expect.objectContaining({ message }) as unknown }),
  );
  forgetOwnForm(form);
});
