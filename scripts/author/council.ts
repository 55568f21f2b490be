/**
 * `npm run council -- ../other-council [--brand … --name … --state … --headquarters … --year … --hue … --languages en]`:
 * makes a copy of the project for another council, with sample content, pictures and colours of its own.
 */
import '@/scripts/shared/node-version.mjs';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import {
  COLLECTION_NAMES,
  COLLECTIONS,
  contentSchema,
  type Collections,
} from '@/lib/model/collections';
import { IssueError } from '@/lib/content/issue';
import { getCollections } from '@/lib/content/load';
import { listNamedPictures } from '@/lib/model/places';
import { rewriteYaml, type Value } from '@/lib/content/rewrite-yaml';
import { getGalleryFileName } from '@/lib/gallery/gallery';
import { loadGoodContent } from '../content/check-site';
import { exitOnIssues } from '../shared/exit-on-issues';
import { PROJECT } from '../shared/project';
import { copyFiles, createEnvironment } from '../testing/project-copy';
import { createContent, GALLERY_SIZE, type Council } from './council-content';
import { turnColors, setHue } from './turn-colors';

const USAGE =
  'Write: npm run council -- ../other-council --brand KSC --name "Kerala Sports Council"';

/** The hue of this site's own colours. */
const OWN_HUE = 29;

const MADE_UP: Council = {
  brand: 'NSC',
  name: 'Northern Sports Council',
  state: 'Northern State',
  headquarters: 'Northtown',
  year: 2020,
};

const text = { type: 'string' } as const;

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...{ brand: text, name: text, state: text, headquarters: text, year: text },
      ...{ hue: text, languages: text },
    },
  });
  const [folder, ...others] = positionals;
  if (!folder || others.length > 0) throw new IssueError(USAGE);
  const { hue, languages = 'en,hi', year, ...names } = values;
  if (!/^en(,hi)?$/.test(languages)) throw new IssueError('--languages: write en, or en,hi');
  const degrees = hue === undefined ? undefined : Number(hue);
  if (degrees !== undefined && !(degrees >= 0 && degrees <= 360))
    throw new IssueError('--hue: write a number from 0 to 360');
  const council: Council = { ...MADE_UP, ...names, ...(year && { year: Number(year) }) };
  return { folder: path.resolve(folder), council, degrees, hasHindi: languages.includes('hi') };
}

function writeContent(folder: string, content: Collections): void {
  for (const name of COLLECTION_NAMES) {
    // Without fields that are undefined, and with all else as text.
    const value = JSON.parse(JSON.stringify(content[name]), (_, part: unknown) =>
      typeof part === 'object' ? part : String(part),
    ) as Value;
    writeFileSync(path.join(folder, COLLECTIONS[name].file), rewriteYaml('', value));
  }
}

/** A disc on a plain background. */
const drawDisc = (width: number, height: number, ground: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ground}"/><circle cx="${width / 2}" cy="${height / 2}" r="${height / 4}" fill="#faf7f0"/></svg>`;

/** Draws all pictures that the content names. */
async function drawPictures(folder: string, content: Collections, hue: number): Promise<void> {
  const assets = path.join(folder, 'public/assets');
  rmSync(assets, { recursive: true });
  const names = new Set([
    ...listNamedPictures(contentSchema, content).map(({ name }) => name),
    ...Array.from({ length: GALLERY_SIZE }, (_, index) => getGalleryFileName(index + 1)),
  ]);
  for (const [index, name] of [...names].entries()) {
    const ground = setHue('#b3391f', (hue + index * 30) % 360);
    const isLogo = name.startsWith('logos/');
    const isPortrait = name.startsWith('core-team/');
    const svg = isLogo
      ? drawDisc(96, 96, ground)
      : drawDisc(isPortrait ? 800 : 1600, isPortrait ? 1000 : 1067, ground);
    const file = path.join(assets, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(
      file,
      name.endsWith('.svg')
        ? svg
        : await sharp(Buffer.from(svg))
            .toFormat(name.endsWith('.png') ? 'png' : 'jpeg')
            .toBuffer(),
    );
  }
}

/** Changes a file of the copy. */
function change(folder: string, file: string, edit: (text: string) => string): void {
  const location = path.join(folder, file);
  writeFileSync(location, edit(readFileSync(location, 'utf8')));
}

/** Makes in the copy what is derived from content: fonts, icons and share cards. */
function makeDerived(folder: string): void {
  const modules = path.join(folder, 'node_modules');
  symlinkSync(path.join(PROJECT, 'node_modules'), modules);
  const run = (script: string, ...more: string[]) =>
    execFileSync(process.execPath, ['--import', 'tsx', `scripts/author/${script}.ts`, ...more], {
      cwd: folder,
      env: createEnvironment({}),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  run('fonts');
  run('icons', '--force');
  try {
    rmSync(path.join(folder, 'public/share'), { recursive: true, force: true });
    run('share-cards', '--force');
  } catch {
    console.log('The cards that show when a page is shared are not made, for there is no browser:');
    console.log('run npm run share-cards in the new folder once there is one.');
  }
  rmSync(modules);
}

await exitOnIssues(async () => {
  const { folder, council, degrees, hasHindi } = readArguments();
  if (existsSync(folder)) throw new IssueError(`${folder}: is there already`);
  const content = createContent(council, getCollections(await loadGoodContent()));
  copyFiles(folder);
  rmSync(path.join(folder, 'data/student-records.csv'), { force: true });
  writeContent(folder, content);
  for (const file of ['Caddyfile', 'apache.conf', 'nginx.conf'])
    change(folder, `deploy/${file}`, (text) =>
      text.replace(/[\w-]+\.example\b/g, `${council.brand.toLowerCase()}.example`),
    );
  await drawPictures(folder, content, degrees ?? OWN_HUE);
  if (degrees !== undefined) {
    change(folder, 'lib/ui/theme.ts', (theme) => turnColors(theme, degrees));
    // The visual baselines have this site's colours; npm test -- visual --update-snapshots=all renews them.
    writeFileSync(path.join(folder, 'e2e/baselines/browser.txt'), 'none yet\n');
  }
  if (!hasHindi) {
    change(folder, 'lib/i18n/language.ts', (source) =>
      source.replace(/(LANGUAGES: readonly Language\[\] = ).*;/, "$1['en'];"),
    );
    rmSync(path.join(folder, 'app/(hi)'), { recursive: true, force: true });
    rmSync(path.join(folder, 'e2e/hindi.spec.ts'), { force: true });
  }
  makeDerived(folder);
  console.log(`The site of ${council.name} is in ${folder}; there, run: npm ci && npm start`);
});
