/**
 * The floor: the same screens as an expert would write them by hand in HTML, CSS and script, without a framework. Texts,
 * pictures and the font are the site's.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROUTE_PATHS, type RoutePath } from '@/lib/routes';
import type { Content, Picture, Screen } from '../content';

const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');

const renderPicture = ({ avif, sizes, src, alt }: Picture, isFirst: boolean) =>
  `<picture><source type="image/avif" srcset="${avif}" sizes="${sizes}"><img src="${src}" alt="${alt}" width="1600" height="1067" ${isFirst ? 'fetchpriority="high"' : 'loading="lazy"'}></picture>`;

const renderFlow = (blocks: Screen['blocks']) =>
  blocks
    .map((block) =>
      'src' in block ? renderPicture(block, false) : `<${block.tag}>${block.text}</${block.tag}>`,
    )
    .join('');

const links = ROUTE_PATHS.map((route) => `<li><a href="${route}">${route.slice(1) || 'home'}</a>`);

/** A script of this folder, in a block that scopes its names. */
export const inlineScript = (name: string) => `<script>{${read(`${name}.js`)}}</script>`;

/** The start of each page's body. */
const HEADER = `<header><p><img src="/assets/logos/main.svg" alt="" width="48" height="48"> State Council</p><nav aria-label="Main"><button popovertarget="main-menu">MENU</button><ul id="main-menu" popover>${links.join('')}</ul><a href="/hi" lang="hi">हिन्दी</a></nav></header>`;

const renderCarousel = (slides: readonly Picture[]) =>
  slides
    .slice(0, 1)
    .map(
      (first) =>
        `<section aria-roledescription="carousel" aria-label="Gallery slideshow"><button aria-label="Pause slideshow">❚❚</button><p>1 / ${slides.length}</p><button aria-label="Previous">‹</button><button aria-label="Next">›</button><div role="group" aria-roledescription="slide" aria-label="1 of ${slides.length}">${renderPicture(first, true)}</div></section>`,
    )
    .join('');

/** The slides: the pictures of the gallery, in the widths of the first slide. */
export function listSlides({ screens }: Content): Picture[] {
  const [first] = screens['/'].pictures;
  return screens['/gallery'].pictures.map(({ src, alt }) => {
    const name = path.parse(src).name;
    const avif = first?.avif.replaceAll(`/${path.parse(first.src).name}-`, `/${name}-`) ?? '';
    return { avif, sizes: first?.sizes ?? '', src, alt };
  });
}

/** The slides as data for the script of the home page. */
export const renderSlidesData = (content: Content) =>
  `<script type="application/json" id="slides">${JSON.stringify(listSlides(content))}</script>`;

function renderHome(content: Content): string {
  const { blocks } = content.screens['/'];
  const news = blocks.findIndex((block) => 'text' in block && block.text === 'Latest News');
  const rest = blocks.slice(news + 1).findIndex((block) => 'tag' in block && block.tag === 'h2');
  const [events, latest] = [blocks.slice(0, news), blocks.slice(news, news + 1 + rest)];
  return `${renderCarousel(listSlides(content))}${renderSlidesData(content)}
<div role="tablist"><button role="tab" aria-selected="true" aria-controls="events">Events</button><button role="tab" aria-selected="false" aria-controls="news">News</button></div>
<div id="events" role="tabpanel">${renderFlow(events.filter((block) => 'text' in block))}</div><div id="news" role="tabpanel" hidden>${renderFlow(latest)}</div>${renderFlow(blocks.slice(news + 1 + rest))}`;
}

function renderGallery({ screens }: Content): string {
  const tiles = screens['/gallery'].pictures.map(
    (tile, index) =>
      `<li><button>${renderPicture(tile, index === 0)}EVENT Sports Event ${index + 1}</button>`,
  );
  return `<section><div role="group" aria-label="Filter"><button aria-pressed="true" value="all">All</button><button aria-pressed="false" value="events">Events</button><button aria-pressed="false" value="news">News</button></div><ul class="tiles">${tiles.join('')}</ul></section><dialog><button>Close</button><button aria-label="Next picture">›</button><img></dialog>`;
}

function renderRecords({ records: [titles = [], ...rows] }: Content): string {
  const renderCells = (row: readonly string[]) => row.map((cell) => `<td>${cell}`).join('');
  const first = rows.slice(0, 10).map((row) => `<tr>${renderCells(row)}`);
  return `<section><input type="search" aria-label="Search by name, game, or event"><table><thead><tr>${titles.map((title) => `<th>${title}`).join('')}<tbody>${first.join('')}</table><p>Showing 1 to 10 of ${rows.length} records</p><nav><button disabled>Previous</button><p>Page 1 of ${Math.ceil(rows.length / 10)}</p><button>Next</button></nav></section>`;
}

/** The font of the site, as CSS. */
export const renderFontFace = ({ font }: Content) =>
  `@font-face{font-family:site;src:url(${font}) format("woff2");font-display:swap;font-weight:400 800}`;

/** The documents of the floor by route. */
export function renderFloorPages(content: Content): Map<string, string> {
  const renderPage = (route: RoutePath, main: string, script = '') => {
    const { title } = content.screens[route];
    return [
      route,
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><link rel="icon" href="/icon.svg"><link rel="preload" as="font" type="font/woff2" href="${content.font}" crossorigin><style>${renderFontFace(content)}${read('style.css')}</style><body>${HEADER}<main><h1>${title}</h1>${main}</main><footer>State Council for Sports and Education</footer>${script && inlineScript(script)}`,
    ] as const;
  };
  const renderText = (route: '/about' | '/district-secretaries') =>
    renderPage(route, renderFlow(content.screens[route].blocks));
  return new Map([
    renderPage('/', renderHome(content), 'home'),
    renderText('/about'),
    renderPage('/gallery', renderGallery(content), 'gallery'),
    renderPage('/student-records', renderRecords(content), 'records'),
    renderText('/district-secretaries'),
  ]);
}
