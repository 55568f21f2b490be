import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readTable } from '@/__tests__/support/read-table';
import { pictureNames } from '@/testing/fixture-pictures';
import { ROWS, TITLES } from '@/testing/records-rows';
import { formatIssues } from '@/lib/content/issue';
import { RECORDS_FILE } from '@/lib/records/records-file';
import { ENGLISH_PATHS } from '@/lib/routes';
import { checkSite } from '@/scripts/content/check-site';

/** The site that the tests edit, one after the other. */
const site = fs.mkdtempSync(path.join(tmpdir(), 'site-'));
const at = (file: string) => path.join(site, file);

/** Undoes the latest edit. */
let undo = (): void => undefined;

/** The path of a file that is restored, or removed if it is new, once the test is over. */
function editable(file: string): string {
  const before = fs.existsSync(at(file)) ? fs.readFileSync(at(file)) : undefined;
  undo = () => (before ? fs.writeFileSync(at(file), before) : fs.rmSync(at(file), { force: true }));
  return at(file);
}

/** Writes a file, new or not. */
export const put = (file: string, text: string | Uint8Array, encoding?: BufferEncoding) =>
  fs.writeFileSync(editable(file), text, encoding);

/** Replaces a part that a text has once. */
function replaceOnce(text: string, from: string, to: string): string {
  const parts = text.split(from);
  if (parts.length !== 2)
    throw new Error(`"${from}" stands ${parts.length - 1} times in "${text}"`);
  return parts.join(to);
}

export const RECORDS = [TITLES, ...ROWS].join('\r\n');

const PAGE = fs.readFileSync(path.join(__dirname, 'page.yaml'), 'utf8');

/** A drawing with a content and, if needed, an attribute. */
const createSvg = (inside: string, attribute = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" ${attribute}>\n${inside}\n</svg>`;

/** The edits that the tables name by a word instead of a file. */
const WRITERS: Record<string, (text: string, to: string) => void> = {
  'body of a page': (body) =>
    put('data/pages.yaml', replaceOnce(PAGE, 'BODY', body.replaceAll('\n', '\n      '))),
  announcement: (text) => put('data/announcements.yaml', `- en: ${text}\n`),
  records: (from, to) => put(RECORDS_FILE, replaceOnce(RECORDS, from, to)),
  drawing: (inside, attribute) => put('public/assets/logos/main.svg', createSvg(inside, attribute)),
  'deleted file': (file) => fs.rmSync(editable(file)),
};

/** Makes an edit of a table, in a file of the site or by one of the writers. */
function makeEdit(place: string, edit: string | readonly [string, string]): void {
  const [text, to] = typeof edit === 'string' ? [edit] : edit;
  const write = WRITERS[place];
  if (write) write(text, to ?? '');
  else if (to === undefined) put(place, text);
  else put(place, replaceOnce(fs.readFileSync(at(place), 'utf8'), text, to));
}

/** Writes good content, with a short gallery. */
export function makeSite(): void {
  const add = (file: string, text: string | Uint8Array) => {
    fs.mkdirSync(path.dirname(at(file)), { recursive: true });
    fs.writeFileSync(at(file), text);
  };
  fs.cpSync('__tests__/fixture/data', at('data'), { recursive: true });
  const pictures = [1, 2, 3].map(
    (number) =>
      `- image_url: /assets/gallery/image${number}.jpg\n  description:\n    en: Drawing number ${number}\n`,
  );
  add('data/gallery.yaml', pictures.join(''));
  const photo = fs.readFileSync('__tests__/fixture/photo.jpg');
  for (const name of pictureNames.filter((one) => !/^gallery\/image([4-9]|\d\d)/.test(one)))
    add(`public/assets/${name}`, name.endsWith('.svg') ? createSvg('<g/>') : photo);
}

export const removeSite = () => fs.rmSync(site, { recursive: true });

/** The lines that the check prints after an edit of good content. */
export async function checkAfter(changeSite: () => void): Promise<string> {
  try {
    changeSite();
    const { issues } = await checkSite(site);
    return formatIssues(issues).join('\n');
  } finally {
    undo();
  }
}

/** The paths of the screens, as the check names them. */
const SCREENS = ENGLISH_PATHS.toSorted().join(', ');

/** What a person does, the edit in which it results, and the lines that the check prints. */
interface Edit {
  mistake?: string;
  /** Nothing is wrong with it, so the check prints nothing. */
  habit?: string;
  /** The whole text, or the part that is replaced and what stands there then. */
  edit: string | [string, string];
  /** In it, {screens} stands for the paths of the screens. */
  problem?: string;
}

/** Defines a test for each edit of a table. A table has the edits by the place where they are made. */
export function tryMistakes(table: string): void {
  const places = readTable(`scripts/content/mistakes/${table}`) as Record<string, Edit[]>;
  describe.each(Object.entries(places))('%s', (place, edits) => {
    for (const { mistake, habit = mistake ?? '', edit, problem = '' } of edits)
      it(habit, async () =>
        expect(await checkAfter(() => makeEdit(place, edit))).toBe(
          problem.replace('{screens}', SCREENS),
        ),
      );
  });
}
