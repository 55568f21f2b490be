/**
 * Does what docs/content.md says, as it says it, one recipe after the other in a copy of the project; then builds the
 * site with all of it, and tests it.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { ROWS, TITLES } from '@/__tests__/support/records-file';
import { copyProject, environmentWith, shareTypeCheck } from '@/scripts/testing/project-copy';

const project = process.cwd();
const guide = readFileSync(path.join(project, 'docs/content.md'), 'utf8');

/**
 * What waits for ever, or looks at every picture of every screen, which the tests of the looks do by themselves; and the
 * build at the end of most recipes, which is made once, of all that they have changed.
 */
const LEFT_OUT = /^(npm (start|run (screenshot|test))|npx next build$)/;

let home: string;
let copy: string;

beforeAll(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'recipes-'));
  copy = copyProject('recipes');
  shareTypeCheck(copy);
  rmSync(path.join(copy, 'data/student-records.csv'), { force: true });

  mkdirSync(path.join(home, 'Pictures'));
  mkdirSync(path.join(home, 'Documents'));
  const photo = sharp({
    create: { width: 2400, height: 1600, channels: 3, background: '#174a85' },
  });
  for (const name of ['state-team.jpg', 'agra.jpg', 'council.png']) {
    await photo.toFile(path.join(home, 'Pictures', name));
  }
  writeFileSync(path.join(home, 'Documents/records.csv'), [TITLES, ...ROWS].join('\r\n'));
});
afterAll(() => rmSync(home, { recursive: true }));

/** Runs a line of a shell in the copy; what it prints. */
function type(commands: string): string {
  const { status, stdout, stderr } = spawnSync('sh', ['-ec', commands], {
    cwd: copy,
    env: { ...environmentWith({}), HOME: home },
    encoding: 'utf8',
  });
  const printed = status === 0 ? '' : stdout + stderr;
  expect({ status, printed }).toEqual({ status: 0, printed: '' });
  return stdout;
}

/** The word that a person tells a line by; of a text in both languages, the first one in English. */
const beginning = (line: string) =>
  line
    .trim()
    .replace(/^\{ en: /, '')
    .split(' ')[0];

/** Puts an entry below the line that ends in `= [`, or each line in the place of the one that begins with its word. */
function edit(file: string, block: string): void {
  const location = path.join(copy, file);
  const lines = readFileSync(location, 'utf8').split('\n');
  if (block.trimStart().startsWith('{\n')) {
    const list = lines.findIndex((line) => line.endsWith('= ['));
    expect(list).toBeGreaterThan(0);
    lines.splice(list + 1, 0, block.trimEnd());
  } else {
    for (const line of block.trimEnd().split('\n')) {
      const found = lines.flatMap((other, index) =>
        beginning(other) === beginning(line) ? index : [],
      );
      // None, and a person would not know where; two, and not which; one that goes on below, and half of it would stay.
      expect({ line, found }).toEqual({ line, found: [expect.any(Number)] });
      const [index = 0] = found;
      expect(lines[index]).toMatch(/[,;](\s*\/\/.*)?$/);
      lines[index] = line;
    }
  }
  writeFileSync(location, lines.join('\n'));
}

/** Follows a recipe; what its commands print. */
function follow(number: number): string {
  const [, text = ''] = guide.split(new RegExp(`^## ${number}\\. .+$`, 'm'));
  const [recipe = ''] = text.split(/^## /m);
  const blocks = [...recipe.matchAll(/^```(sh|ts (\S+))\n([\s\S]*?)^```$/gm)];
  expect(blocks).not.toEqual([]);
  return blocks
    .map(([, , file, block = '']) => {
      if (file) {
        edit(file, block);
        return '';
      }
      return type(
        block
          .split('\n')
          .filter((line) => !LEFT_OUT.test(line))
          .join('\n'),
      );
    })
    .join('');
}

/** What a module of the copy exports, with settings as a recipe has exported them. */
const evaluate = (settings: string, file: string, expression: string) =>
  type(
    `${settings} node --import tsx -e "import('./${file}').then((all) => console.log(${expression}))"`,
  ).trim();

it('1 adds an event', () => {
  expect(follow(1)).toContain('Events: 2');
});

it('2 publishes a news item with a picture, and adds the picture to the gallery', () => {
  const printed = follow(2);
  expect(printed).toContain('News: 6; newest: State team chosen, 8 December 2026');
  expect(printed).toContain('Added public/assets/gallery/image46.jpg');
  expect(type('npm run content:check')).toContain('Gallery: 46 pictures');
});

it('3 replaces a logo', () => {
  expect(follow(3)).toContain('The content has no faults.');
});

it("4 imports the season's records and hides their page from search engines", () => {
  const printed = follow(4);
  expect(printed).toContain('Student records: 2; from data/student-records.csv');
  expect(printed).not.toContain('hideRecordsFromSearch');
});

it('5 adds a secretary with a photo', () => {
  expect(follow(5)).toContain('Secretaries: 5; districts without one: 70 of 75');
});

it('6 changes the slogan and cuts its font', () => {
  const font = () => readFileSync(path.join(copy, 'app/fonts/anek-devanagari-slogan.woff2'));
  const before = font();
  expect(follow(6)).toContain('The content has no faults.');
  expect(font().equals(before)).toBe(false);
});

it('7 points images at another host', () => {
  expect(follow(7)).toContain('The content has no faults.');
  const [settings = ''] = /NEXT_PUBLIC_ASSETS_HOST=\S+/.exec(guide) ?? [];
  expect(evaluate(settings, 'data/gallery.ts', 'all.galleryImages[0].url')).toBe(
    'https://images.scse.example/assets/gallery/image1.jpg',
  );
});

it('8 puts the site below a path', () => {
  expect(follow(8)).toContain('The content has no faults.');
  const [settings = ''] = /SITE_URL=\S+ BASE_PATH=\S+/.exec(guide) ?? [];
  expect(evaluate(settings, 'data/gallery.ts', 'all.galleryImages[0].url')).toBe(
    '/council/assets/gallery/image1.jpg',
  );
});

it('9 names commands that there are', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const named = [...guide.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
});

it('10 takes the site to a new council by the lines that it names', () => {
  expect(follow(10)).toContain('The content has no faults.');
  const all = type(
    `node --import tsx -e "import('./scripts/content/load.ts').then(({ loadContent }) => loadContent()).then((all) => console.log(JSON.stringify({ ...all, studentRecords: [] })))"`,
  );
  expect(all).toContain('24th KSC national games');
  expect(all).toContain('since 2019');
  expect(all).not.toMatch(/\bSCSE\b|State Council|\b201[78]\b/);
});

describe('with all of that', () => {
  it('the unit tests that content can reach pass', () => {
    type('NODE_ENV=test npx jest --passWithNoTests --findRelatedTests data/*.ts');
  });

  it('the site is built, and each of its screens works', () => {
    type(
      'npx next build && TEST_PORT=4183 npx playwright test site.spec --project="chromium desktop"',
    );
  });
});
