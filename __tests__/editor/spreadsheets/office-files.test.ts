import { importRecords } from '@/editor/records/import/import-records';
import { readSheets } from '@/editor/spreadsheets/read-spreadsheet';
import { FAULTY_FILES, GOOD_FILES } from '@/testing/office-files';
import { ROWS, TITLES } from '@/testing/records-rows';
import { REFUSED_FILES } from '@/testing/refused-files';

const known = {
  records: ROWS.map((row) => row.split(',')),
  sampleRecords: { games: [], events: [], ranks: [], hindiNames: [] },
};

async function read(content: Buffer) {
  const [sheet, ...others] = await readSheets(new Blob([new Uint8Array(content)]));
  expect(others).toEqual([]);
  return importRecords(sheet ?? { name: '', rows: [] }, TITLES.split(','), known);
}

for (const [name, content, note] of GOOD_FILES)
  it(`${name} is read as its program shows it`, async () => {
    const { records, notes } = await read(content);
    expect(records[0]?.join()).toBe(ROWS[0]);
    if (note) expect(notes.join('\n')).toContain(note);
    else expect(notes).toEqual([]);
  });

for (const [name, content, sentence] of [...FAULTY_FILES, ...REFUSED_FILES])
  it(`The form says what is wrong with ${name}`, async () => {
    const said = await read(content).then(
      ({ notes }) => notes.join('\n'),
      (error: Error) => error.message,
    );
    expect(said).toContain(sentence);
  });
