/**
 * `npm run share-cards`: makes the preview cards of shared links from the council's name and logo.
 * The tests' Chromium draws them, because it has the fonts and can show every script.
 */
import { translateSiteContent } from '@/lib/content/content';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import { escapeMarkup } from '@/lib/feeds/escape-markup';
import { en } from '@/lib/i18n/messages/en';
import { hi } from '@/lib/i18n/messages/hi';
import { DOCUMENT_LANGUAGES, LANGUAGES, type Language } from '@/lib/i18n/language';
import type { Site } from '@/lib/model/site';
import { ROUTES } from '@/lib/routes';
import { LIGHT_COLORS } from '@/lib/ui/theme';
import { getShareCardPath } from '@/app/page-metadata';
import { loadValidContent } from '../content/check-site';
import { exitOnIssues } from '../shared/exit-on-issues';
import { PROJECT } from '../shared/project';
import { launchChromium } from '../testing/browsers';

const CARD_SIZE = { width: 1200, height: 630 };

/** The radii of the curved lane lines in the lower right corner, in pixels. */
const LANE_RADII = [240, 320, 400, 480, 560];

const require = createRequire(import.meta.url);

const toDataUrl = (file: string, type: string) =>
  `data:${type};base64,${readFileSync(path.resolve(PROJECT, file)).toString('base64')}`;

/** The full font: its subset in app/fonts lacks letters that a card may have. */
const DEVANAGARI_FONT =
  require.resolve('@fontsource/anek-devanagari/files/anek-devanagari-devanagari-800-normal.woff2');

const MIME_TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};

/** Renders a card as an HTML document. */
function renderCard(title: string, site: Site, language: Language): string {
  const { lane, clay, 'on-clay': chalk } = LIGHT_COLORS;
  const logo = toDataUrl(`public/assets/${site.logo}`, MIME_TYPES[path.extname(site.logo)] ?? '');
  const rings = LANE_RADII.map((radius) => `<circle cx="1330" cy="760" r="${radius}"/>`);
  const isHindi = language === 'hi';
  const hindiFace = `@font-face { font-family: hindi; src: url(${toDataUrl(DEVANAGARI_FONT, 'font/woff2')}); font-weight: 800 }`;
  return `<!doctype html><html lang="${DOCUMENT_LANGUAGES[language]}"><meta charset="utf-8"><style>${isHindi ? hindiFace : ''}
    @font-face { font-family: card; src: url(${toDataUrl('app/fonts/anek-latin.woff2', 'font/woff2')}); font-weight: 400 800 }
    body { margin: 0; box-sizing: border-box; height: 630px; padding: 60px 64px; background: ${lane}; color: ${chalk};
      font: 800 68px/${isHindi ? 'normal hindi, card' : '1.05 card'}, sans-serif; display: flex; flex-direction: column; justify-content: space-between }
    svg { position: absolute; inset: 0; fill: none; stroke: ${chalk}; stroke-width: 6 }
    p { display: flex; align-items: center; gap: 28px; margin: 0; font-size: 108px }
    h1 { position: relative; max-width: 760px; margin: 0; font-size: inherit; text-wrap: balance }
  </style>
  <svg viewBox="0 0 1200 630"><circle cx="1330" cy="760" r="520" stroke="${clay}" stroke-width="80"/>${rings.join('')}</svg>
  <p><img src="${logo}" width="132" height="132" alt="">${escapeMarkup(site.brand)}</p>
  <h1>${escapeMarkup(title)}</h1>`;
}

await exitOnIssues(async () => {
  const content = await loadValidContent();
  const cards = LANGUAGES.flatMap((language) => {
    const { site, navigationLinks } = translateSiteContent(content, language);
    return Object.values(ROUTES).map(({ id, path }) => ({
      file: `public${getShareCardPath(id, language)}`,
      title:
        navigationLinks.find(({ href }) => href === path && path !== '/')?.footerLabel ??
        (path === ROUTES.certificates.path ? { en, hi }[language].certificates.title : site.name),
      site,
      language,
    }));
  });
  const browser = await launchChromium();
  const page = await browser.newPage({ viewport: CARD_SIZE });
  for (const { file, title, site, language } of cards) {
    await page.setContent(renderCard(title, site, language), { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    const picture = await page.screenshot();
    await sharp(picture)
      .png({ palette: true, colours: 128, effort: 10 })
      .toFile(path.join(PROJECT, file));
  }
  await browser.close();
});
