import { readFileSync } from 'node:fs';
import { findImageProblem } from '@/scripts/content/image-issues';
import { checkAfter, makeSite, put, removeSite, tryMistakes } from './mistakes/edited-site';

beforeAll(makeSite);
afterAll(removeSite);

tryMistakes('pictures.yaml');

const photo = readFileSync('__tests__/fixture/photo.jpg');
const drawing = readFileSync('__tests__/fixture/drawing.png');

it('The check names a photo that is not complete', async () => {
  const file = 'public/assets/core-team/member1.jpg';
  const copyHalf = () => put(file, photo.subarray(0, photo.length / 2));
  expect(await checkAfter(copyHalf)).toBe(`${file}: is damaged: copy it again`);
});

it('A photo of another kind is named by its kind', async () => {
  expect((await findImageProblem(drawing, 'jpeg'))?.problem).toMatch(/^is of the kind PNG: /);
});

it('A picture that no machine can hold is refused before it is decoded', async () => {
  const bomb = Buffer.from(drawing);
  for (const at of [16, 20]) bomb.writeUInt32BE(30_000, at);
  expect(await findImageProblem(bomb, 'png')).toEqual({
    problem: 'has 30000 x 30000 pixels, too many to work with',
  });
});

it('A photo of a phone with an odd header is accepted', async () => {
  const samsung = readFileSync('__tests__/fixture/samsung.jpg');
  expect(await findImageProblem(samsung, 'jpeg')).toBeUndefined();
});
