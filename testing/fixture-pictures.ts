import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const LOGOS = ['main', 'olympic', 'nehru', 'indian', 'international'];

const numberNames = (stem: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${stem}${index + 1}.jpg`);

/** The images of the fixture's content, below public/assets. */
export const pictureNames = [
  ...LOGOS.map((name) => `logos/${name}.svg`),
  ...numberNames('gallery/image', 45),
  ...numberNames('core-team/member', 6),
  ...numberNames('secretaries/secretary', 3),
  'news/item2.jpg',
];

/** Enough to tell a picture from the next one; few, because equal pictures are resized only once. */
const GROUNDS = ['#b3391f', '#f2a900', '#0f6b4b', '#1e5fa8', '#12263a'];

/** A disc on a plain ground. */
const drawSvg = (width: number, height: number, ground: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ground}"/><circle cx="${width / 2}" cy="${height / 2}" r="${height / 4}" fill="#faf7f0"/></svg>`,
  );

/** Draws the images of the fixture's content in place of those in the folder public/assets of a copy of the project. */
export async function drawPictures(assets: string): Promise<void> {
  const draw = (svg: Buffer) => sharp(svg).jpeg().toBuffer();
  const portrait = await draw(drawSvg(800, 1000, '#c6d0da'));
  const photos = await Promise.all(GROUNDS.map((ground) => draw(drawSvg(1600, 1067, ground))));
  for (const [index, name] of pictureNames.entries()) {
    const place = index % GROUNDS.length;
    const logo = drawSvg(96, 96, GROUNDS[place] ?? '');
    const photo = /^(core-team|secretaries)/.test(name) ? portrait : photos[place];
    const file = path.join(assets, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, name.endsWith('.svg') ? logo : (photo ?? ''));
  }
}
