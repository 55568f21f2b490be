/**
 * Follows the recipes of docs/content.md literally, one after another, in a copy of the project with the fixture's
 * content, but without the commands that take minutes.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@/lib/i18n/language';
import packageFile from '@/package.json';
import { copyProject, FIXTURE_COPY } from '@/scripts/testing/project-copy';
import { check, followRecipe, makeHome, runCommands, type Workspace } from './follow-recipe';

const CLEAN = 'The content has no issues.';

let workspace: Workspace;

beforeAll(async () => {
  workspace = {
    copy: copyProject('recipes', { original: FIXTURE_COPY, sharesModules: true }),
    home: await makeHome(),
  };
});
afterAll(() => rmSync(workspace.home, { recursive: true }));

const at = (file: string) => path.join(workspace.copy, file);

it.each([
  [1, 'adds an event', 'Events: 2'],
  [3, 'replaces a logo', CLEAN],
  [4, "imports the season's records", 'Student records: 2; from data/student-records.csv'],
  [5, 'adds a secretary with a photo', 'District secretaries: 5'],
  [7, 'points images at another host', CLEAN],
  [8, 'puts the site below a path', CLEAN],
])('%d %s', async (number, _, expected) => {
  const printed = await followRecipe(workspace, number);
  expect(printed).toContain(expected);
  // A warning until recipe 4 hides the page of the records from search engines.
  if (number >= 4) expect(printed).not.toContain('Hide records from search');
});

it('2 publishes a news item with a picture, and adds the picture to the gallery once', async () => {
  const printed = await followRecipe(workspace, 2);
  expect(printed).toContain('News: 6');
  expect(printed).toContain('Added public/assets/gallery/image46.jpg');
  const again =
    'npm run gallery:add -- ~/Pictures/agra.jpg "The state team in blue, all forty athletes"';
  expect(() => runCommands(workspace, again)).toThrow('is used twice');
  expect(existsSync(at('public/assets/gallery/image47.jpg'))).toBe(false);
  expect(await check(workspace)).toContain('Descriptions of the gallery: 46');
});

it('6 changes the slogan and cuts its font', async () => {
  const readFont = () => readFileSync(at('app/fonts/anek-devanagari-slogan.woff2'));
  const before = readFont();
  expect(await followRecipe(workspace, 6)).toContain(CLEAN);
  expect(readFont().equals(before)).toBe(false);
});

it('9 names commands that exist', () => {
  const guide = readFileSync('docs/content.md', 'utf8');
  const named = [...guide.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(Object.keys(packageFile.scripts)).toEqual(expect.arrayContaining(named));
});

it('10 translates a text into Hindi', async () => {
  const countHindi = (printed: string) => Number(/^In Hindi: (\d+) of/m.exec(printed)?.[1]);
  const before = countHindi(await check(workspace));
  expect(countHindi(await followRecipe(workspace, 10))).toBe(before + 1);
});

// After somebody followed it, the site has no Hindi to remove.
if (LANGUAGES.includes('hi')) {
  it('11 removes the Hindi pages', async () => {
    await followRecipe(workspace, 11);
    const printed = runCommands(workspace, 'npm run content:check');
    expect(printed).toContain(CLEAN);
    expect(printed).not.toContain('In Hindi');
    expect(existsSync(at('app/(hi)'))).toBe(false);
  });
}

it('12 makes the site of another council', async () => {
  expect(await followRecipe(workspace, 12)).toContain(CLEAN);
});
