/**
 * Does what docs/content.md says, one recipe after the other in a copy of the project with the fixture's content, but
 * for what takes minutes. `npm run test:recipes` does each as a whole, and tests what comes of it.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { copyProject } from '@/scripts/testing/project-copy';
import { follow as followAt, makeHome, type as typeAt, type Desk } from '@/scripts/testing/recipes';
import { putFixture } from '@/scripts/testing/variants';

const guide = readFileSync('docs/content.md', 'utf8');

let desk: Desk;

beforeAll(async () => {
  desk = { copy: copyProject('recipes'), home: await makeHome() };
  await putFixture(desk.copy);
});
afterAll(() => rmSync(desk.home, { recursive: true }));

const follow = (number: number) => followAt(desk, number);
const type = (commands: string) => typeAt(desk, commands);

/** What a module of the copy exports, with settings as a recipe has exported them. */
const evaluate = (settings: string, file: string, expression: string) =>
  type(
    `${settings} node --import tsx -e "import('./${file}').then((all) => console.log(${expression}))"`,
  ).trim();

it('1 adds an event', async () => {
  expect(await follow(1)).toContain('Events: 2');
});

it('2 publishes a news item with a picture, and adds the picture to the gallery', async () => {
  const printed = await follow(2);
  expect(printed).toContain('News: 6; newest: State team chosen, 8 December 2026');
  expect(printed).toContain('Added public/assets/gallery/image46.jpg');
  expect(type('npm run content:check')).toContain('Gallery: 46 pictures');

  const again =
    'npm run gallery:add -- ~/Pictures/agra.jpg "The state team in blue, all forty athletes"';
  expect(() => type(again)).toThrow('is used twice');
  expect(existsSync(path.join(desk.copy, 'public/assets/gallery/image47.jpg'))).toBe(false);
});

it('3 replaces a logo', async () => {
  expect(await follow(3)).toContain('The content has no faults.');
});

it("4 imports the season's records and hides their page from search engines", async () => {
  const printed = await follow(4);
  expect(printed).toContain('Student records: 2; from data/student-records.csv');
  expect(printed).not.toContain('hideRecordsFromSearch');
});

it('5 adds a secretary with a photo', async () => {
  expect(await follow(5)).toContain('Secretaries: 5; districts without one: 70 of 75');
});

it('6 changes the slogan and cuts its font', async () => {
  const font = () => readFileSync(path.join(desk.copy, 'app/fonts/anek-devanagari-slogan.woff2'));
  const before = font();
  expect(await follow(6)).toContain('The content has no faults.');
  expect(font().equals(before)).toBe(false);
});

it('7 points images at another host', async () => {
  expect(await follow(7)).toContain('The content has no faults.');
  const [settings = ''] = /NEXT_PUBLIC_ASSETS_HOST=\S+/.exec(guide) ?? [];
  expect(evaluate(settings, 'data/gallery.ts', 'all.galleryImages[0].url')).toBe(
    'https://images.scse.example/assets/gallery/image1.jpg',
  );
});

it('8 puts the site below a path', async () => {
  expect(await follow(8)).toContain('The content has no faults.');
  const [settings = ''] = /SITE_URL=\S+ BASE_PATH=\S+/.exec(guide) ?? [];
  expect(evaluate(settings, 'data/gallery.ts', 'all.galleryImages[0].url')).toBe(
    '/council/assets/gallery/image1.jpg',
  );
});

it('9 names commands that there are', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const named = [...guide.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
});

it('10 takes the site to a new council by the lines that it names', async () => {
  expect(await follow(10)).toContain('The content has no faults.');
  const all = type(
    `node --import tsx -e "import('./scripts/content/load.ts').then(({ loadContent }) => loadContent()).then((all) => console.log(JSON.stringify({ ...all, studentRecords: [] })))"`,
  );
  expect(all).toContain('24th KSC national games');
  expect(all).toContain('since 2019');
  expect(all).not.toMatch(/\bSCSE\b|State Council|\b201[78]\b/);
});

it('11 publishes a news item in both languages', async () => {
  const textsInHindi = (printed: string) => Number(/^In Hindi: (\d+) of/m.exec(printed)?.[1]);
  const before = textsInHindi(type('npm run content:check'));
  const printed = await follow(11);
  expect(printed).toContain('News: 7; newest: Medals in kabaddi, 12 December 2026');
  expect(textsInHindi(printed)).toBe(before + 2);
});

it('12 takes the Hindi edition out', async () => {
  await follow(12);
  const printed = type('npm run content:check && npm run typecheck && npm run lint');
  expect(printed).toContain('The content has no faults.');
  expect(printed).not.toContain('In Hindi');
});
