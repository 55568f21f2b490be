import { rmSync } from 'node:fs';
import { getBuildDay } from '@/lib/i18n/build-day';
import { IssueError, formatIssues } from '@/lib/content/issue';
import { readSettings } from '@/lib/urls/settings.mjs';
import { exitOnIssues } from '../shared/exit-on-issues';
import { describeUnexpected } from './unexpected-output';
import { recoverOutput } from './output';
import { listOwnFiles, refuseNames } from '../shared/own-files';
import { makePictures } from './pictures';

/** The error when Next.js ends without calling the exporter. */
export const NOT_FINISHED = describeUnexpected('next build', 'it did not have the site finished');

/**
 * Runs before Next.js compiles: checks the settings and the content, and derives the pictures.
 *
 * @param staged the folder of the export; leftovers of an earlier build are removed
 */
export async function prepare(staged: string): Promise<void> {
  await exitOnIssues(async () => {
    recoverOutput();
    rmSync(staged, { recursive: true, force: true });
    refuseNames(listOwnFiles());
    readSettings(process.env);
    getBuildDay();
    // One moment for the whole build, even past midnight; Next's workers inherit it.
    process.env.SOURCE_DATE_EPOCH ||= String(Math.floor(Date.now() / 1000));
    // The content reads the settings when its module loads, so it is imported only after they were checked.
    const { checkSite } = await import('../content/check-site');
    const { issues } = await checkSite();
    if (issues.length > 0) throw new IssueError(...formatIssues(issues));
    await makePictures();
  });
}
