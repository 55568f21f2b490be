import { getBuildDay } from '@/lib/build-day';
import { readSettings } from '@/lib/settings.mjs';
import { endingWithFaults, FaultError, formatFaults } from '../content/fault';
import { recoverOutput } from './output';
import { makePictures } from './pictures';

/** What comes before Next compiles anything: checks the settings and the content, and derives the pictures. */
export async function prepare(): Promise<void> {
  await endingWithFaults(async () => {
    recoverOutput();
    readSettings(process.env);
    getBuildDay();
    // The data reads the settings as it loads, so what reads it must wait until they are known to be good.
    const { checkSite } = await import('../content/check-site');
    const { faults } = await checkSite();
    if (faults.length > 0) throw new FaultError(...formatFaults(faults));
    await makePictures();
  });
}
