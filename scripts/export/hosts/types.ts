import { LANGUAGES, pathIn } from '@/lib/language';
import { FEED_PATH } from '@/lib/published-files';

/** What files are whose endings do not tell it every host, by their paths within the site. */
export const FILE_TYPES: readonly (readonly [path: string, type: string])[] = LANGUAGES.flatMap(
  (language) =>
    [
      [pathIn('/manifest.webmanifest', language), 'application/manifest+json'],
      [pathIn(FEED_PATH, language), 'application/atom+xml'],
    ] as const,
);
