import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { mulberry32 } from '@/lib/random';
import { stage } from './stage';

export async function save(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** Print grain as a grey sheet around the middle tone, to be laid over a picture as soft light. */
export async function grain(width: number, height: number, strength: number): Promise<Buffer> {
  const random = mulberry32(width * 31 + height);
  const specks = Buffer.alloc(width * height);
  for (let index = 0; index < specks.length; index += 1) {
    specks[index] = 128 + Math.round((random() + random() - 1) * strength);
  }
  return sharp(specks, { raw: { width, height, channels: 1 } })
    .blur(0.8)
    .toColourspace('srgb')
    .png()
    .toBuffer();
}

async function flat(drawing: string, width: number, height: number): Promise<Buffer> {
  return sharp(Buffer.from(drawing)).resize(width, height).flatten().removeAlpha().png().toBuffer();
}

export async function grainy(
  drawing: string,
  width: number,
  height: number,
  texture: Buffer,
): Promise<Buffer> {
  return sharp(await flat(drawing, width, height))
    .composite([{ input: texture, blend: 'soft-light' }])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}

const qualities = [80, 74, 68, 62, 56, 50, 44, 38];

/** The best JPEG that stays under `limit` bytes. */
export async function jpegUnder(limit: number, picture: Buffer): Promise<Buffer> {
  for (const quality of qualities) {
    const jpeg = await sharp(picture).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length < limit) return jpeg;
  }
  throw new RangeError(`no quality brings the picture under ${limit} bytes`);
}

export async function posterJpeg(drawing: string, texture: Buffer): Promise<Buffer> {
  return jpegUnder(108_000, await grainy(drawing, stage.width, stage.height, texture));
}

export async function png(drawing: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(drawing), { density: 300 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}
