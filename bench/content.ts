import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getContent } from '@/lib/content/content';
import { localizePath, type Language } from '@/lib/i18n/language';
import type { GalleryImage } from '@/lib/gallery/gallery';
import { ROUTE_PATHS, type RoutePath } from '@/lib/routes';
import { findElements } from '@/scripts/export/html';
import { getPageFile } from '@/scripts/testing/published-files';

export type Image = Pick<GalleryImage, 'url' | 'description'>;

/** The texts and images of the site in one language, for the pages that are compared with it. */
export interface Content {
  language: Language;
  /** The title of each screen, and the other texts as HTML of those that mainly have texts. */
  screens: Record<RoutePath, { title: string; text: string }>;
  images: readonly Image[];
}

/** The screens whose texts are in a list of pictures or rows. */
const DRAWN_BY_SCRIPT: readonly RoutePath[] = ['/gallery', '/student-records'];

/** The title of a built page, and its headings and paragraphs as plain HTML. */
function readText(html: string): { title: string; text: string } {
  const [main] = findElements(html, 'main');
  const texts = findElements(main?.content.text ?? '', 'h1', 'h2', 'h3', 'p')
    .filter(({ attributes }) => !attributes.has('aria-hidden'))
    .map(({ name, content }) => ({ name, text: content.text.replace(/<!--.*?-->|<[^>]*>/g, '') }));
  const others = texts.filter(({ name }) => name !== 'h1');
  return {
    title: texts.find(({ name }) => name === 'h1')?.text ?? '',
    text: others.map(({ name, text }) => `<${name}>${text}</${name}>`).join(''),
  };
}

/** @param site the folder of the built site */
export function readContent(site: string, language: Language): Content {
  const screens = ROUTE_PATHS.map((route) => {
    const file = path.join(site, getPageFile(localizePath(route, language)));
    const { title, text } = readText(readFileSync(file, 'utf8'));
    return [route, { title, text: DRAWN_BY_SCRIPT.includes(route) ? '' : text }] as const;
  });
  return {
    language,
    screens: Object.fromEntries(screens) as Content['screens'],
    images: getContent(language).galleryImages.map(({ url, description }) => ({
      url,
      description,
    })),
  };
}
