import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { checkAfter, edit, makeSite, removeSite, type Edit } from './mistakes/edited-site';
import { FILE_MISTAKES } from './mistakes/files';

/*
 * Mistakes in the fixture's content, one at a time, and the one line that the check prints. The tables in YAML
 * hold: where the edit is made, the printed line ("accepted": none), what a person does, and what is replaced by what
 * or written instead of the whole.
 */

type Rows = Record<string, Record<string, string | [string, string]>>;

const readTable = (name: string) =>
  parse(readFileSync(path.join(__dirname, 'mistakes', name), 'utf8')) as Record<string, Rows>;

function tryMistake(title: string, makeMistake: Edit, line: string): void {
  it(title, async () =>
    expect(await checkAfter(makeMistake)).toBe(line === 'accepted' ? '' : line),
  );
}

beforeAll(makeSite);
afterAll(removeSite);

const TABLES = ['notation', 'texts', 'records', 'pictures', 'sentences', 'pages'];

describe.each(TABLES.map((table) => `${table}.yaml`))('%s', (name) => {
  describe.each(Object.entries(readTable(name)))('%s', (place, lines) => {
    for (const [line, rows] of Object.entries(lines)) {
      for (const [title, row] of Object.entries(rows))
        tryMistake(title, () => edit(place, row), line);
    }
  });
});

describe.each(Object.entries(FILE_MISTAKES))('files of %s', (_, lines) => {
  for (const [line, edits] of Object.entries(lines)) {
    for (const [title, makeMistake] of Object.entries(edits)) tryMistake(title, makeMistake, line);
  }
});
