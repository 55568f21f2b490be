import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { galleryDrawing, posters } from './gallery';
import { icoFile, maskableIcon, squareIcon, tabIcon } from './icons';
import { logos } from './logos';
import { members, portrait, portraitSheet, secretaries } from './portraits';
import { grain, grainy, jpegUnder, png, posterJpeg, save } from './raster';
import { shareCard, shareNames } from './share';
import { stage } from './stage';

const root = fileURLToPath(new URL('../..', import.meta.url));
const inRoot = (path: string): string => resolve(root, path);

/** Two at a time: rendering an SVG keeps one core busy, and a small machine has two. */
async function inPairs<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  for (let index = 0; index < items.length; index += 2) {
    await Promise.all(items.slice(index, index + 2).map(work));
  }
}

async function drawGallery(wanted: readonly number[]): Promise<void> {
  const texture = await grain(stage.width, stage.height, 26);
  const numbers = wanted.length > 0 ? wanted : posters.map((_, index) => index + 1);
  await inPairs(numbers, async (number) => {
    const jpeg = await posterJpeg(galleryDrawing(number - 1), texture);
    await save(inRoot(`public/assets/gallery/image${number}.jpg`), jpeg);
  });
}

async function drawPortraits(): Promise<void> {
  const { width, height } = portraitSheet;
  const texture = await grain(width, height, 22);
  const drawAll = async (people: typeof members, stem: string): Promise<void> => {
    for (const [index, person] of people.entries()) {
      const picture = await grainy(portrait(person), width, height, texture);
      await save(inRoot(`public/assets/${stem}${index + 1}.jpg`), await jpegUnder(80_000, picture));
    }
  };
  await drawAll(members, 'core-team/member');
  await drawAll(secretaries, 'secretaries/secretary');
}

async function drawLogos(): Promise<void> {
  for (const [name, draw] of Object.entries(logos)) {
    await save(inRoot(`public/assets/logos/${name}.svg`), `${draw()}\n`);
  }
}

async function drawShare(): Promise<void> {
  for (const name of shareNames) {
    const card = await sharp(Buffer.from(shareCard(name)))
      .png({ palette: true, colours: 128, effort: 10 })
      .toBuffer();
    await save(inRoot(`public/share/${name}.png`), card);
  }
}

async function drawIcons(): Promise<void> {
  await save(inRoot('app/icon.svg'), `${tabIcon()}\n`);
  await save(inRoot('app/apple-icon.png'), await png(squareIcon(), 180));
  await save(inRoot('public/icons/icon-192.png'), await png(tabIcon(), 192));
  await save(inRoot('public/icons/icon-512.png'), await png(tabIcon(), 512));
  await save(inRoot('public/icons/icon-maskable-512.png'), await png(maskableIcon(), 512));
  const images = [];
  for (const size of [16, 32, 48]) images.push({ size, png: await png(tabIcon(), size) });
  await save(inRoot('app/favicon.ico'), icoFile(images));
}

/** All posters on one page, to judge the sequence by eye. */
async function drawContactSheet(path: string, columns = 9): Promise<void> {
  const cell = { width: 320, height: 213 };
  const tiles = await Promise.all(
    posters.map(async (_, index) => ({
      input: await sharp(inRoot(`public/assets/gallery/image${index + 1}.jpg`))
        .resize(cell.width, cell.height)
        .toBuffer(),
      left: (index % columns) * (cell.width + 8),
      top: Math.floor(index / columns) * (cell.height + 8),
    })),
  );
  const rows = Math.ceil(posters.length / columns);
  const width = columns * (cell.width + 8);
  const height = rows * (cell.height + 8);
  const page = sharp({ create: { width, height, channels: 3, background: '#ffffff' } });
  await page.composite(tiles).png().toFile(path);
}

async function writeAlternatives(path: string): Promise<void> {
  const list = posters.map(({ alt }) => alt);
  await save(path, `${JSON.stringify(list, null, 2)}\n`);
}

const parts: Readonly<Record<string, (rest: readonly string[]) => Promise<void>>> = {
  logos: drawLogos,
  icons: drawIcons,
  share: drawShare,
  portraits: drawPortraits,
  gallery: (numbers) => drawGallery(numbers.map(Number)),
};

const extras: typeof parts = {
  sheet: ([path = 'contact-sheet.png']) => drawContactSheet(path),
  alt: ([path = 'gallery-alt.json']) => writeAlternatives(path),
};

/**
 * Draws everything, or one part: `draw.ts gallery 12 13`, `draw.ts logos`,
 * `draw.ts sheet <file>` for a contact sheet, `draw.ts alt <file>` for the alternative texts.
 */
async function main([name, ...rest]: readonly string[]): Promise<void> {
  if (name === undefined) {
    for (const drawPart of Object.values(parts)) await drawPart([]);
    return;
  }
  const drawPart = parts[name] ?? extras[name];
  if (drawPart === undefined) {
    const known = Object.keys({ ...parts, ...extras }).join(', ');
    throw new RangeError(`no part "${name}" to draw; there are ${known}`);
  }
  await drawPart(rest);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
