/**
 * `npm run icons`: makes the icons of browser tabs and home screens from the council's logo.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { LIGHT_COLORS } from '@/lib/ui/theme';
import { loadGoodContent } from '../content/check-site';
import { exitOnIssues } from '../shared/exit-on-issues';
import { PROJECT } from '../shared/project';

/** The size of the icon that old browsers ask for. */
const FAVICON_SIZE = 48;

/** The logo's share of an icon's width. Systems that crop icons to shapes of their own keep the middle 80 %. */
const WHOLE = 1;
const MASKABLE = 0.7;

/** The logo in a square, transparent or on the colour of the site's band. */
async function createIcon(
  logo: string,
  size: number,
  share: number,
  background?: string,
): Promise<Buffer> {
  const margin = Math.round((size * (1 - share)) / 2);
  const ground = background ?? { r: 0, g: 0, b: 0, alpha: 0 };
  // High density, so that a small drawing is not scaled up.
  const drawn = sharp(readFileSync(logo), { density: 600 })
    .resize(size - 2 * margin, size - 2 * margin, { fit: 'contain', background: ground })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: ground });
  return (background ? drawn.flatten({ background }) : drawn)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The logo as an SVG; a photo is wrapped in one. */
async function wrapLogo(logo: string): Promise<Buffer> {
  if (logo.endsWith('.svg')) return readFileSync(logo);
  const picture = (await createIcon(logo, 192, WHOLE)).toString('base64');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 192"><image width="192" height="192" href="data:image/png;base64,${picture}"/></svg>`,
  );
}

/** A picture as a Windows icon file: a directory of one entry, then the PNG. */
function wrapAsIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  // The type, the number of pictures, width, height, planes, bits of a pixel, length and offset.
  header.set([1, 0, 1, 0, size, size, 0, 0, 1, 0, 32], 2);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

await exitOnIssues(async () => {
  const { site } = await loadGoodContent();
  const logo = path.join(PROJECT, 'public/assets', site.logo);
  const { band } = LIGHT_COLORS;
  const icons = {
    'app/icon.svg': await wrapLogo(logo),
    'app/favicon.ico': wrapAsIco(await createIcon(logo, FAVICON_SIZE, WHOLE), FAVICON_SIZE),
    'app/apple-icon.png': await createIcon(logo, 180, MASKABLE, band),
    'public/icons/icon-192.png': await createIcon(logo, 192, WHOLE),
    'public/icons/icon-512.png': await createIcon(logo, 512, WHOLE),
    'public/icons/icon-maskable-512.png': await createIcon(logo, 512, MASKABLE, band),
  };
  for (const [file, icon] of Object.entries(icons)) writeFileSync(path.join(PROJECT, file), icon);
});
