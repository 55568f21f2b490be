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

/** A build of the site, as it lies on the disk. */
export interface Build {
  name: string;
  folder: string;
  basePath: string;
  assetsHost: string;
  /** When it was built, YYYY-MM-DD. */
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

/** The site as a fresh clone builds it, but with content that the tests know, as all of these. */
export const plainBuild = findBuild(VARIANTS.fixture);

/** The site below /council, with files of a maintainer's own. */
export const councilBuild = findBuild(VARIANTS.council);

/** The site with its images on another host. */
export const assetsHostBuild = findBuild(VARIANTS.assetsHost);

export const readText = (build: Build, file: string) =>
  readFileSync(path.join(build.folder, file), 'utf8');

/** The files of a build, folders left out, in a fixed order. */
export function getFiles(build: Build): string[] {
  return readdirSync(build.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(build.folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** With those of the districts of the navigation (spec §9: eight). */
const ENGLISH_ROUTES = [
  ...ROUTE_PATHS,
  ...navigationDistricts.map(({ name }) => getDistrictPath(name)),
];

/** All routes, each with its translations. */
export const ALL_ROUTES = LANGUAGES.flatMap((language) =>
  ENGLISH_ROUTES.map((route) => localizePath(route, language)),
);

/** Those that hosts are asked for: to a host, all pages in another language than the first are alike. */
export const ROUTES = [
  ...ENGLISH_ROUTES,
  ...getOtherLanguages('en').flatMap((language) =>
    ['/', '/gallery', ...ENGLISH_ROUTES.slice(-1)].map((route) => localizePath(route, language)),
  ),
];

/** The HTML file of a route. */
export const fileOfRoute = (route: string) =>
  route === '/' ? 'index.html' : `${route.slice(1)}.html`;
