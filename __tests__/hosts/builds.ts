import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getBuildDay } from '@/lib/i18n/build-day';
import { getContent } from '@/lib/content/content';
import { getDistrictPath } from '@/lib/districts/districts';
import { LANGUAGES, getOtherLanguages, localizePath } from '@/lib/i18n/language';
import { ROUTE_PATHS } from '@/lib/routes';
import { VARIANTS, type Variant } from '@/scripts/testing/variants';

const { navigationDistricts } = getContent('en');

const project = path.join(__dirname, '../..');

/** A build of the site on the disk. */
export interface Build {
  name: string;
  folder: string;
  basePath: string;
  assetsHost: string;
  /** Its build day, YYYY-MM-DD. */
  day: string;
}

function findBuild({ name, settings }: Variant): Build {
  const folder = path.join(project, '.variants', name, 'out');
  if (!existsSync(folder)) throw new Error(`${name} is not built: npm test -- variants`);
  return {
    name,
    folder,
    basePath: settings.BASE_PATH ?? '',
    assetsHost: settings.NEXT_PUBLIC_ASSETS_HOST ?? '',
    day: getBuildDay(settings),
  };
}

/** The site as a fresh clone builds it. All builds have the fixture's content. */
export const plainBuild = findBuild(VARIANTS.fixture);

/** The site below /council, with the maintainer's own files in public/. */
export const councilBuild = findBuild(VARIANTS.council);

/** The site with its images on another host. */
export const assetsHostBuild = findBuild(VARIANTS.assetsHost);

export const BUILDS = [plainBuild, councilBuild, assetsHostBuild];

export const readText = (build: Build, file: string) =>
  readFileSync(path.join(build.folder, file), 'utf8');

/** All files of a build, sorted. */
export function getFiles(build: Build): string[] {
  return readdirSync(build.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(build.folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** The first file of a build whose name matches a pattern. */
export function findFile(build: Build, pattern: RegExp): string {
  const file = getFiles(build).find((name) => pattern.test(name));
  if (!file) throw new Error(`${build.name} has no ${pattern}`);
  return file;
}

/** The screens, and the districts of the navigation (spec §9: eight). */
const ENGLISH_ROUTES = [
  ...ROUTE_PATHS,
  ...navigationDistricts.map(({ name }) => getDistrictPath(name)),
];

/** Every route in every language. */
export const ALL_ROUTES = LANGUAGES.flatMap((language) =>
  ENGLISH_ROUTES.map((route) => localizePath(route, language)),
);

/** The routes to request from hosts. Hosts treat all translated pages alike, so a few are enough. */
export const ROUTES = [
  ...ENGLISH_ROUTES,
  ...getOtherLanguages('en').flatMap((language) =>
    ['/', '/gallery', ...ENGLISH_ROUTES.slice(-1)].map((route) => localizePath(route, language)),
  ),
];

/** The HTML file of a route. */
export const getPageFile = (route: string) =>
  route === '/' ? 'index.html' : `${route.slice(1)}.html`;
