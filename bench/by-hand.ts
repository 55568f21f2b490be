/** The pages that the site is compared with: its content in HTML and CSS, as one would write them by hand. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, localizePath } from '@/lib/i18n/language';
import { ENGLISH_PATHS } from '@/lib/routes';
import { writeCompressedForms } from '@/scripts/export/compress';
import { findElements } from '@/scripts/export/html';
import { getPageFile } from '@/testing/published-files';

/** The five screens of the specification (§2). */
export const SCREENS = ENGLISH_PATHS.filter((route) => route !== '/certificates');

/** The pages whose paints are measured: the screens, and the home page in every language. */
export const PAINTED_PAGES: readonly string[] = [
  ...new Set([...SCREENS, ...LANGUAGES.map((language) => localizePath('/', language))]),
];

/** The path below which the pages written by hand have the same paths as the site's. They use the system's font. */
export const BY_HAND = '/by-hand';
/** The same with the site's font. */
export const BY_HAND_WITH_FONT = '/by-hand-with-font';

/** The main content of a built page: its texts, pictures, lists, tables and fields, without what only the site needs. */
const readContent = (html: string) =>
  (findElements(html, 'main')[0]?.content.text ?? '')
    .replace(
      /<svg.*?<\/svg>|<dialog.*?<\/dialog>|<p aria-hidden[^>]*>(?!\d+ \/).*?<\/p>|<!--.*?-->/gs,
      '',
    )
    .replace(/<\/?(article|div|page-\w+|section|span)\b[^>]*>/g, '')
    .replace(/ (aria-(?!label)\w+|class|data-[\w-]+|id|role|tabindex)="[^"]*"/gi, '');

/** The font of a built page's texts: its preload, and a style that uses it. */
function readFont(html: string): string {
  const [preload = '', file = ''] =
    /<link rel="preload" href="([^"]*)" as="font".*?>/.exec(html) ?? [];
  const face = html.match(/@font-face{[^}]*}/g)?.find((rule) => rule.includes(file)) ?? '';
  const [family = ''] = /font-family:\w+/.exec(face) ?? [];
  return `${preload}<style>${face} body { ${family}, sans-serif; }</style>`;
}

/** Copies the built site and adds the pages written by hand, which load the site's pictures. */
export async function addPagesByHand(site: string, target: string): Promise<void> {
  rmSync(target, { recursive: true, force: true });
  cpSync(site, target, { recursive: true });
  const template = readFileSync(path.join(import.meta.dirname, 'by-hand.html'), 'utf8');
  for (const route of PAINTED_PAGES) {
    const page = getPageFile(route);
    const html = readFileSync(path.join(site, page), 'utf8');
    const [, language = ''] = /<html lang="([\w-]+)"/.exec(html) ?? [];
    const fonts = { [BY_HAND]: '', [BY_HAND_WITH_FONT]: readFont(html) };
    for (const [folder, font] of Object.entries(fonts)) {
      const file = path.join(target, folder, page);
      const values: Record<string, string> = { language, font, content: readContent(html) };
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(
        file,
        template.replace(/%(\w+)%/g, (_, name: string) => values[name] ?? ''),
      );
      await writeCompressedForms(file);
    }
  }
}
