import { rmSync } from 'node:fs';
import { getBuildDay } from '@/lib/dates/build-day';
import { IssueError, formatIssues } from '@/lib/content/issue';
import { checkSite } from '../content/check-site';
import { exitOnIssues } from '../shared/exit-on-issues';
import { NextOutputError } from './next-format';
import { recoverOutput } from './output';

/** The message if Next.js ends without calling finishBuild. */
export const UNFINISHED_BUILD_MESSAGE = new NextOutputError(
  'out/',
  'Next.js has not called the adapter after the build, so this is the former site',
).message;

/** Runs before Next.js compiles: empties the folder of the export, and checks the day and the content. */
export async function prepareBuild(stagedFolder: string): Promise<void> {
  await exitOnIssues(async () => {
    recoverOutput();
    rmSync(stagedFolder, { recursive: true, force: true });
    getBuildDay();
    // The whole build has one time, even past midnight; the workers of Next.js inherit it, and the content's hash.
    process.env.SOURCE_DATE_EPOCH ||= String(Math.floor(Date.now() / 1000));
    const { content, issues, notes, hash } = await checkSite();
    if (!content || issues.length > 0) throw new IssueError(...formatIssues(issues));
    for (const note of notes) console.log(note);
    process.env.CHECKED_CONTENT = hash;
  });
}
