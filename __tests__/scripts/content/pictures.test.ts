import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { findImageProblem } from '@/scripts/content/image-issues';
import { checkAfter, edit, makeSite, put, removeSite } from './mistakes/edited-site';

type Rows = Record<string, Record<string, string | [string, string]>>;

const table = parse(readFileSync(path.join(__dirname, 'mistakes/pictures.yaml'), 'utf8')) as Record<
  string,
  Rows
>;

beforeAll(makeSite);
afterAll(removeSite);

describe.each(Object.entries(table))('%s', (place, lines) => {
  for (const [line, rows] of Object.entries(lines)) {
    it.each(Object.entries(rows))('%s', async (_, row) =>
      expect(await checkAfter(() => edit(place, row))).toBe(line === 'accepted' ? '' : line),
    );
  }
});

const photo = readFileSync('__tests__/fixture/photo.jpg');
const drawing = readFileSync('__tests__/fixture/drawing.png');

it('the check names a photo of which a part is missing', async () => {
  const file = 'public/assets/core-team/member1.jpg';
  const copyHalf = () => put(file, photo.subarray(0, photo.length / 2));
  expect(await checkAfter(copyHalf)).toBe(`${file}: is damaged: copy it again`);
});

it('a photo of another kind is named by its kind', async () => {
  expect((await findImageProblem(drawing, 'jpeg'))?.problem).toMatch(/^is of the kind PNG: /);
});

it('a picture that no machine can hold is refused before it is decoded', async () => {
  const bomb = Buffer.from(drawing);
  for (const at of [16, 20]) bomb.writeUInt32BE(30_000, at);
  expect(await findImageProblem(bomb, 'png')).toEqual({
    problem: 'has 30000 x 30000 pixels, too many to work with',
  });
});

it('a photo of a phone with an odd header is accepted', async () => {
  const samsung = readFileSync('__tests__/fixture/samsung.jpg');
  expect(await findImageProblem(samsung, 'jpeg')).toBeUndefined();
});
