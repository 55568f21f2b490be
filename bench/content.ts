import { readFileSync } from 'node:fs';
import path from 'node:path';
import { localizePath, type Language } from '@/lib/i18n/language';
import { ROUTE_PATHS, type RoutePath } from '@/lib/routes';
import { getPageFile } from '@/scripts/testing/published-files';

/** The attributes of a `<picture>` of the site. */
export interface Picture {
  avif: string;
  sizes: string;
  src: string;
  alt: string;
}

/** The texts and pictures of the built site in one language, for the pages that are compared with it. */
export interface Content {
  language: Language;
  /** The title of each screen, and the other texts as HTML of those that mainly have texts. */
  screens: Record<RoutePath, { title: string; text: string }>;
  slides: readonly Picture[];
  tiles: readonly Picture[];
}

/** The screens whose texts are in a list of pictures or rows. */
const DRAWN_BY_SCRIPT: readonly RoutePath[] = ['/gallery', '/student-records'];

const getAttribute = (html: string, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(html)?.[1] ?? '';

/** The pictures of a built page that load in AVIF, in order. */
export const readPictures = (html: string): Picture[] =>
  [...html.matchAll(/<picture[\s\S]*?<\/picture>/g)].map(([picture]) => ({
    avif: getAttribute(picture, 'srcset'),
    sizes: getAttribute(picture, 'sizes'),
    src: getAttribute(picture, 'src'),
    alt: getAttribute(picture, 'alt'),
  }));

/** The title of a built page, and its headings and paragraphs as plain HTML. */
export function readText(html: string): { title: string; text: string } {
  const [main = ''] = /<main[\s\S]*?<\/main>/.exec(html) ?? [];
  const [title = '', ...texts] = [...main.matchAll(/<(h1|h2|h3|p)\b([^>]*)>([\s\S]*?)<\/\1>/g)]
    .filter(([, , attributes]) => !attributes?.includes('aria-hidden'))
    .sort(([, one], [, other]) => Number(other === 'h1') - Number(one === 'h1'))
    .map(([, tag = '', , inner = '']) => {
      const text = inner.replace(/<!--.*?-->|<[^>]*>/g, '').trim();
      return tag === 'h1' ? text : `<${tag}>${text}</${tag}>`;
    });
  return { title, text: texts.join('') };
}

/** @param site the folder of the built site */
export function readContent(site: string, language: Language): Content {
  const read = (route: RoutePath) =>
    readFileSync(path.join(site, getPageFile(localizePath(route, language))), 'utf8');
  const [slide] = readPictures(read('/'));
  // The gallery also shows news.
  const tiles = readPictures(read('/gallery').replace(/<section id="news"[\s\S]*/, ''));
  const getName = ({ src }: Picture) => path.parse(src).name;
  const screens = ROUTE_PATHS.map((route) => {
    const { title, text } = readText(read(route));
    return [route, { title, text: DRAWN_BY_SCRIPT.includes(route) ? '' : text }] as const;
  });
  return {
    language,
    screens: Object.fromEntries(screens) as Content['screens'],
    // The slides are the pictures of the gallery, in the widths of the first slide.
    slides: tiles.map((tile) => ({
      ...tile,
      sizes: slide?.sizes ?? '',
      avif: slide?.avif.replaceAll(`/${getName(slide)}-`, `/${getName(tile)}-`) ?? '',
    })),
    tiles,
  };
}
