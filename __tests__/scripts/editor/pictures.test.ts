import { limitSize, simplifyFileName } from '@/scripts/editor/browser/pictures';

it.each([
  ['IMG_4711.JPG', 'img-4711'],
  ['State team (final) 2026.png', 'state-team-final-2026'],
  ['Élan.jpeg', 'elan'],
  ['राज्य टीम.jpg', 'picture'],
])('simplifies the file name %s', (name, plain) => expect(simplifyFileName(name)).toBe(plain));

it.each([
  [4000, 3000, 1600, 1200],
  [3000, 4000, 1200, 1600],
  [800, 600, 800, 600],
])('fits a picture of %i by %i', (width, height, newWidth, newHeight) =>
  expect(limitSize(width, height)).toEqual({ width: newWidth, height: newHeight }),
);
