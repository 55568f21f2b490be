import { existsSync } from 'node:fs';
import path from 'node:path';
import { FaultError } from '@/lib/content/fault';
import { readSettings } from '@/lib/urls/settings.mjs';
import { endingWithFaults } from '../content/ending-with-faults';
import { describeUnexpected } from './unexpected-output';
import { NOT_FOUND_FILE } from './pages';
import { cleanImages } from './originals';
import { noteOutput, putInPlace } from './output';
import { makePictures } from './pictures';
import { runPipeline } from './pipeline';
import { robotsNote } from './robots-note';

/**
 * What comes after Next has exported the pages: makes them ready for any host, and puts them in the place of the site
 * before.
 *
 * @param staged the folder of the export
 * @param distDir where Next keeps what it builds
 */
export async function finish(staged: string, distDir: string): Promise<void> {
  await endingWithFaults(async () => {
    for (const file of ['index.html', NOT_FOUND_FILE]) {
      if (existsSync(path.join(staged, file))) continue;
      throw new FaultError(describeUnexpected(file, 'it was not exported'));
    }
    await makePictures(path.join(staged, 'pictures'));
    const settings = readSettings(process.env);
    await runPipeline(staged, settings);
    // Last, for until then a file of public/ is told by its bytes from one of the site's.
    await cleanImages(path.join(staged, 'assets'));
    noteOutput(distDir, putInPlace(staged));
    const note = robotsNote(settings);
    if (note) console.log(note);
  });
}
