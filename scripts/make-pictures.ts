/** `npm run pictures`: derives the pictures of the pages, for `next dev`; the build does it by itself. */
import { makePictures, PictureError } from './pictures';

try {
  await makePictures();
} catch (error) {
  if (!(error instanceof PictureError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
