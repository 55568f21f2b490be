import { content } from '@/__tests__/support/content';
import { importRecords } from '@/editor/records/import/import-records';
import { readSheets } from '@/editor/spreadsheets/read-spreadsheet';
import { createRecordsChecker } from '@/lib/content/check-records';
import { BAD_FILES, GOOD_FILES } from '@/testing/office-files';
import { ROWS, TITLES } from '@/testing/records-rows';

const checkFile = createRecordsChecker(content);

async function read(bytes: Buffer) {
  const [sheet, ...others] = await readSheets(new Blob([new Uint8Array(bytes)]));
  expect(others).toEqual([]);
  return importRecords(sheet ?? { name: '', rows: [] }, TITLES.split(','), {
    ...content,
    records: ROWS.map((row) => row.split(',')),
  });
}

for (const { name, content, sentence } of GOOD_FILES)
  it(`${name} is read as its program shows it`, async () => {
    const { rows, notes } = await read(content);
    const records = rows.map(({ record }) => record.join());
    expect(records[0]).toBe(ROWS[0]);
    expect(ROWS).toEqual(expect.arrayContaining(records));
    if (sentence) expect(notes.join('\n')).toContain(sentence);
    else expect(notes).toEqual([]);
  });

for (const { name, content, sentence } of BAD_FILES)
  it(`The form says what is wrong with ${name}`, async () => {
    const said = await read(content).then(
      ({ notes, rows }) => {
        const records = rows.map(({ record }) => record);
        const problems = checkFile({ titles: TITLES.split(','), rows: records });
        return [...notes, ...problems.map(({ problem }) => problem)].join('\n');
      },
      (error: Error) => error.message,
    );
    expect(said).toContain(sentence);
  });
