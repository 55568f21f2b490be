import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentIn } from '@/lib/content/content';
import { benchFolder, compressFolder } from './builds';

const { galleryImages } = contentIn('en');

const SCRIPTS = path.join(import.meta.dirname, 'plain');

/** The plain pages: the built page that each looks like, and the script in bench/plain that runs it. */
const PLAIN_PAGES = {
  records: 'student-records.html',
  slideshow: 'index.html',
  tabs: 'index.html',
  filter: 'gallery.html',
};

const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/g;

const RUN_BY_REACT = [
  POLICY,
  /<template id="start"[\s\S]*?<\/template>/g,
  /<script[^>]*>[\s\S]*?<\/script>/g,
];

/** Takes the policy out of a built page, which forbids all that was not there when it was built. */
export const withoutPolicy = (html: string) => html.replace(POLICY, '');

/**
 * Takes all script out of a built page, and puts a plain one in. What is laid out and painted stays the same.
 *
 * @param html a page of the built site
 * @param script address of the plain script
 */
export function toPlainPage(html: string, script: string): string {
  const still = RUN_BY_REACT.reduce((text, pattern) => text.replace(pattern, ''), html);
  return still.replace('</body>', `<script type="module" src="${script}"></script></body>`);
}

/**
 * Makes the plain pages from those of a built site, compressed like them; they find their pictures and fonts there.
 *
 * @param site the folder of the built site
 * @returns the folder of the plain pages
 */
export async function makePlainPages(site: string): Promise<string> {
  const folder = benchFolder('plain');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(SCRIPTS, path.join(folder, 'plain'), { recursive: true });
  for (const [name, page] of Object.entries(PLAIN_PAGES)) {
    const html = readFileSync(path.join(site, page), 'utf8');
    writeFileSync(path.join(folder, `${name}.html`), toPlainPage(html, `/plain/${name}.js`));
  }
  const descriptions = galleryImages.map(({ description }) => description);
  writeFileSync(path.join(folder, 'slides.json'), JSON.stringify(descriptions));
  await compressFolder(folder);
  return folder;
}
