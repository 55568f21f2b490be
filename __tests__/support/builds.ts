import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getContent } from '@/lib/content/content';
import { getDistrictPath } from '@/lib/districts/districts';
import { LANGUAGES, localizePath } from '@/lib/i18n/language';
import { getPagePath } from '@/lib/model/page';
import { ENGLISH_PATHS } from '@/lib/routes';
import { VARIANTS, type Variant } from '@/testing/variants';

function findBuild({ name, url = 'https://site.example' }: Variant) {
  const folder = path.resolve('.variants', name, 'out');
  if (!existsSync(folder)) throw new Error(`${name} is not built: npm test -- variants`);
  const { origin, pathname } = new URL(url);
  return {
    name,
    origin,
    folder,
    basePath: pathname.replace(/\/$/, ''),
  };
}

/** A build of the site on the disk. */
export type Build = ReturnType<typeof findBuild>;

/** The site as a fresh clone builds it. All builds have the fixture's content. */
export const plainBuild = findBuild(VARIANTS.fixture);

/** The site below /council, with the maintainer's own files in public/. */
export const councilBuild = findBuild(VARIANTS.council);

export const BUILDS = [plainBuild, councilBuild];

export const readText = (build: Build, file: string) =>
  readFileSync(path.join(build.folder, file), 'utf8');

/** All files of a build, sorted. */
export const getFiles = ({ folder }: Pick<Build, 'folder'>): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

const districts = getContent('en').navigationDistricts.map(({ name }) => getDistrictPath(name));

/** The pages of staff. */
export const pagePaths = getContent('en').pages.map(getPagePath);

/** The screens, the pages of staff, and the districts of the navigation (spec §9: eight), in every language. */
export const ALL_ROUTES = LANGUAGES.flatMap((language) =>
  [...ENGLISH_PATHS, ...pagePaths, ...districts].map((route) => localizePath(route, language)),
);
