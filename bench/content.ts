import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROUTE_PATHS, type RoutePath } from '@/lib/routes';

/** The attributes of a `<picture>` of the site. */
export interface Picture {
  avif: string;
  sizes: string;
  src: string;
  alt: string;
}

/** The content of a screen: its title, and below it headings, paragraphs and pictures in order. */
export interface Screen {
  title: string;
  blocks: readonly ({ tag: string; text: string } | Picture)[];
  /** The pictures above the first heading below the title. */
  pictures: readonly Picture[];
}

/** The texts and pictures of the built site, for the pages that are compared with it. */
export interface Content {
  screens: Record<RoutePath, Screen>;
  /** The rows of the exported records; the first has the column titles. */
  records: readonly (readonly string[])[];
  /** The address of the font of text. */
  font: string;
}

const getAttribute = (html: string, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(html)?.[1] ?? '';

const readPicture = (html: string): Picture => ({
  avif: getAttribute(html, 'srcset'),
  sizes: getAttribute(html, 'sizes'),
  src: getAttribute(html, 'src'),
  alt: getAttribute(html, 'alt'),
});

const getText = (html: string) => html.replace(/<!--.*?-->|<[^>]*>/g, '').trim();

/** @param html of a built page */
export function readScreen(html: string): Screen {
  const [main = ''] = /<main[\s\S]*?<\/main>/.exec(html) ?? [];
  const found = [...main.matchAll(/<(h2|h3|p|picture)\b[^>]*>[\s\S]*?<\/\1>/g)];
  const blocks = found
    .filter(([block]) => !/^[^>]*aria-hidden/.test(block))
    .map(([block, tag = '']) =>
      tag === 'picture' ? readPicture(block) : { tag, text: getText(block) },
    );
  // The news below have pictures too.
  const heading = blocks.findIndex((block) => 'tag' in block && block.tag === 'h2');
  const pictures = blocks
    .slice(0, heading < 0 ? undefined : heading)
    .filter((block) => 'src' in block);
  return { title: getText(/<h1[\s\S]*?<\/h1>/.exec(main)?.[0] ?? ''), blocks, pictures };
}

/** The file of a route in a built site. */
export const getFile = (route: string) => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);

/** @param site the folder of the built site */
export function readContent(site: string): Content {
  const read = (file: string) => readFileSync(path.join(site, file), 'utf8');
  const screens = ROUTE_PATHS.map((route) => [route, readScreen(read(getFile(route)))] as const);
  return {
    screens: Object.fromEntries(screens) as Record<RoutePath, Screen>,
    records: read('student-records.csv')
      .split('\n')
      .map((row) => row.split(',')),
    font: /href="([^"]*\.woff2)"/.exec(read(getFile('/')))?.[1] ?? '',
  };
}
