/** @jest-environment node */
import { content, first } from '@/__tests__/support/content';
import { formatFault } from '@/lib/content/fault';
import { newPictureFaults } from '@/scripts/content/gallery-faults';

const { galleryImages } = content;
const linesFor = (description: string) =>
  newPictureFaults(galleryImages, description).map(formatFault);

it('the next picture may have a description of its own', () => {
  expect(linesFor('A relay team at the finish')).toEqual([]);
});

it('it may not have one that is there, nor one that no page could show', () => {
  const { description } = first(galleryImages);
  expect(linesFor(description)).toEqual([
    `data/gallery.ts: gallery-46: description: "${description}" is used twice`,
  ]);
  expect(linesFor('A relay team ')).toHaveLength(1);
});
