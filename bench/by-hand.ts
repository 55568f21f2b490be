/** The pages that the site is compared with: its content in HTML and CSS, as one would write them by hand. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, localizePath } from '@/lib/i18n/language';
import { ENGLISH_PATHS } from '@/lib/routes';
import { writeCompressedForms } from '@/scripts/export/compress';
import { findElements } from '@/scripts/export/html';
import { getPageFile } from '@/scripts/testing/published-files';

/** The five screens of the specification (§2). */
export const SCREENS = ENGLISH_PATHS.filter((route) => route !== '/certificates');

const HOME_PAGES = LANGUAGES.map((language) => localizePath('/', language));

/** The pages whose paints are measured: the screens, and the home page in every language. */
export const PAINTED_PAGES: readonly string[] = [...new Set([...SCREENS, ...HOME_PAGES])];

/** The path below which the pages written by hand have the same paths as the site's. */
export const BY_HAND = '/by-hand';

const SLIDESHOW = `<script>
  const [source, , image] = document.querySelector('picture').children;
  let number = 1;
  setInterval(() => {
    number = (number % 45) + 1;
    source.srcset = source.srcset.replace(/image\\d+/g, 'image' + number);
    image.alt = 'Sports Event ' + number;
  }, 5000);
</script>`;

/** The main content of a built page: its texts, pictures, lists, tables and fields, without what only the site needs. */
const readContent = (html: string) =>
  (findElements(html, 'main')[0]?.content.text ?? '')
    .replace(/<svg.*?<\/svg>|<dialog.*?<\/dialog>|<p aria-hidden.*?<\/p>|<!--.*?-->/gs, '')
    .replace(/<\/?(article|div|page-\w+|section|span)\b[^>]*>/g, '')
    .replace(/ (aria-\w+|class|data-[\w-]+|id|role|tabindex)="[^"]*"/gi, '');

/** Copies the built site and adds the pages written by hand, which load the site's pictures. */
export async function addPagesByHand(site: string, target: string): Promise<void> {
  rmSync(target, { recursive: true, force: true });
  cpSync(site, target, { recursive: true });
  const template = readFileSync(path.join(import.meta.dirname, 'by-hand.html'), 'utf8');
  for (const route of PAINTED_PAGES) {
    const page = getPageFile(route);
    const html = readFileSync(path.join(site, page), 'utf8');
    const content = readContent(html) + (HOME_PAGES.includes(route) ? SLIDESHOW : '');
    const [, language = ''] = /<html lang="([\w-]+)"/.exec(html) ?? [];
    const file = path.join(target, BY_HAND, page);
    const htmlByHand = template.replace('%language%', language).replace('%content%', () => content);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, htmlByHand);
    await writeCompressedForms(file);
  }
}
