import { rmSync } from 'node:fs';
import { getBuildDay } from '@/lib/i18n/build-day';
import { FaultError, formatFaults } from '@/lib/content/fault';
import { readSettings } from '@/lib/urls/settings.mjs';
import { endingWithFaults } from '../content/ending-with-faults';
import { describeUnexpected } from './unexpected-output';
import { recoverOutput, refuseFullDisk } from './output';
import { listOwnFiles, refuseNames } from './own-files';
import { makePictures } from './pictures';

/** What is said where Next ends as if all were well, and never had the site finished. */
export const NOT_FINISHED = describeUnexpected('next build', 'it did not have the site finished');

/**
 * What comes before Next compiles anything: checks the settings and the content, and derives the pictures.
 *
 * @param staged the folder that Next will export to; what an earlier build left there is taken away, so that it cannot
 * be taken for the export of this one
 * @param distDir the setting of Next's of that name, which the project leaves alone
 */
export async function prepare(staged: string, distDir: string): Promise<void> {
  await endingWithFaults(async () => {
    recoverOutput();
    refuseFullDisk();
    rmSync(staged, { recursive: true, force: true });
    if (distDir !== '.next') {
      throw new FaultError(
        `next.config.mjs: distDir is "${distDir}", but the site is always built into out/; leave it out`,
      );
    }
    refuseNames(listOwnFiles());
    readSettings(process.env);
    getBuildDay();
    // One build has one day, also if midnight comes meanwhile; Next's workers inherit it.
    process.env.SOURCE_DATE_EPOCH ||= String(Math.floor(Date.now() / 1000));
    // The data reads the settings as it loads, so what reads it must wait until they are known to be good.
    const { checkSite } = await import('../content/check-site');
    const { faults } = await checkSite();
    if (faults.length > 0) throw new FaultError(...formatFaults(faults));
    await makePictures();
  });
}
