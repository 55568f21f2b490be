import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { findImageIssues, findImageFileProblem } from '@/scripts/content/image-issues';
import { createTestFolder } from '../../support/test-folder';
import { checkAfter, makeSite, put, removeSite, tryMistakes } from './mistakes/edited-site';

const { at, write } = createTestFolder();

beforeAll(makeSite);
afterAll(removeSite);

tryMistakes('pictures.yaml');

const photo = readFileSync('__tests__/fixture/photo.jpg');
const drawing = readFileSync('__tests__/fixture/drawing.png');

it('A picture that is too small for its place is refused with both sizes', async () => {
  const file = 'public/assets/gallery/image2.jpg';
  const [small, large] = await Promise.all(
    [679, 680].map((width) => sharp(photo).resize(width, 500).toBuffer()),
  );
  expect(await checkAfter(() => put(file, small ?? ''))).toBe(
    `${file}: has 679 x 500 pixels, and its place needs 680`,
  );
  expect(await checkAfter(() => put(file, large ?? ''))).toBe('');
});

it.each(['news/logo.png', 'gallery/logo.png', 'old/assets/news/logo.png'])(
  'A picture outside of public/assets has no place that needs a size: public/%s',
  async (name) => {
    write(`public/${name}`, await sharp(drawing).resize(64).toBuffer());
    expect(await findImageIssues([name], at())).toEqual([]);
  },
);

it('A photo of another kind is named by its kind', async () => {
  expect((await findImageFileProblem(drawing, 'jpeg'))?.problem).toMatch(/^is of the kind PNG: /);
});

it('A picture that no machine can hold is refused before it is decoded', async () => {
  const bomb = Buffer.from(drawing);
  for (const at of [16, 20]) bomb.writeUInt32BE(30_000, at);
  expect(await findImageFileProblem(bomb, 'png')).toEqual({
    problem: 'has 30000 x 30000 pixels, too many to work with',
  });
});

it('A picture is refused where it is not complete, also if it was valid before', async () => {
  const check = (photoBytes: Buffer) => {
    write('public/one.jpg', photoBytes);
    return findImageIssues(['one.jpg'], at());
  };
  // That of a phone has an odd header, and is valid too.
  for (const bytes of [photo, readFileSync('__tests__/fixture/samsung.jpg')])
    expect(await check(bytes)).toEqual([]);
  expect(await check(photo.subarray(0, photo.length / 2))).toEqual([
    { file: 'public/one.jpg', problem: 'is damaged: copy it again' },
  ]);
});
