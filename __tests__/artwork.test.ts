/** @jest-environment node */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const root = join(__dirname, '..');
const assets = (path: string): string => join(root, 'public/assets', path);

const numbered = (stem: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${stem}${index + 1}.jpg`);

async function measure(path: string): Promise<string> {
  const { format, width, height } = await sharp(path).metadata();
  await sharp(path).stats();
  return `${format} ${width}x${height}`;
}

describe('§7 gallery images', () => {
  it.each(numbered('gallery/image', 45))('§7 %s is a 1600x1067 JPEG under 120 kB', async (name) => {
    expect(await measure(assets(name))).toBe('jpeg 1600x1067');
    expect(statSync(assets(name)).size).toBeLessThan(120_000);
  });

  it('§7 no two gallery images are the same file', () => {
    const contents = numbered('gallery/image', 45).map((name) =>
      readFileSync(assets(name)).toString('base64'),
    );
    expect(new Set(contents).size).toBe(45);
  });
});

describe('§7 portraits', () => {
  const portraits = [...numbered('core-team/member', 6), ...numbered('secretaries/secretary', 3)];

  it.each(portraits)('§7 %s is an 800x1000 JPEG', async (name) => {
    expect(await measure(assets(name))).toBe('jpeg 800x1000');
  });
});

describe('§7 logos', () => {
  const drawings = [
    ...['main', 'olympic', 'nehru', 'indian', 'international'].map((name) =>
      assets(`logos/${name}.svg`),
    ),
    join(root, 'app/icon.svg'),
  ];

  it.each(drawings)('§7 %s is a square SVG under 4 kB', async (path) => {
    const { format, width, height } = await sharp(path).metadata();
    expect(format).toBe('svg');
    expect(width).toBe(height);
    expect(statSync(path).size).toBeLessThan(4_000);
  });

  it.each(drawings)('§7 %s holds presentation attributes only', (path) => {
    expect(readFileSync(path, 'utf8')).not.toMatch(/<style|style=|<script|<text|href|NaN/);
  });
});

describe('§7 share cards and icons', () => {
  const cards = ['home', 'about', 'gallery', 'student-records', 'district-secretaries'];

  it.each(cards)('§7 the share card of %s is a 1200x630 PNG under 150 kB', async (name) => {
    const path = join(root, `public/share/${name}.png`);
    expect(await measure(path)).toBe('png 1200x630');
    expect(statSync(path).size).toBeLessThan(150_000);
  });

  it.each([
    ['app/apple-icon.png', 180],
    ['public/icons/icon-192.png', 192],
    ['public/icons/icon-512.png', 512],
    ['public/icons/icon-maskable-512.png', 512],
  ])('§7 %s is a square PNG of %i pixels', async (name, size) => {
    expect(await measure(join(root, name))).toBe(`png ${size}x${size}`);
  });

  it.each(['app/apple-icon.png', 'public/icons/icon-maskable-512.png'])(
    '§7 %s leaves no pixel transparent',
    async (name) => {
      expect((await sharp(join(root, name)).stats()).isOpaque).toBe(true);
    },
  );

  it('§7 the favicon holds PNG pictures of 16, 32 and 48 pixels', async () => {
    const path = join(root, 'app/favicon.ico');
    expect(existsSync(path)).toBe(true);
    const file = readFileSync(path);
    const count = file.readUInt16LE(4);
    const sizes = Array.from({ length: count }, (_, index) => {
      const entry = 6 + index * 16;
      const [length, offset] = [file.readUInt32LE(entry + 8), file.readUInt32LE(entry + 12)];
      return sharp(file.subarray(offset, offset + length)).metadata();
    });
    const pictures = await Promise.all(sizes);
    expect(pictures.map(({ format, width }) => `${format} ${width}`)).toEqual([
      'png 16',
      'png 32',
      'png 48',
    ]);
  });
});
