import { existsSync } from 'node:fs';
import path from 'node:path';
import { IssueError } from '@/lib/content/issue';
import { readSettings } from '@/lib/urls/settings.mjs';
import { exitOnIssues } from '../shared/exit-on-issues';
import { describeUnexpected } from './unexpected-output';
import { NOT_FOUND_FILE } from './pages';
import { cleanImages } from './originals';
import { noteOutput, OUTPUT, putInPlace } from './output';
import { makePictures } from './pictures';
import { runPipeline } from './pipeline';
import { summarize } from './summary';

/** Runs after Next.js has exported the pages: runs the pipeline and replaces the published site. */
export async function finish(staged: string, distDir: string): Promise<void> {
  await exitOnIssues(async () => {
    for (const file of ['index.html', NOT_FOUND_FILE]) {
      if (existsSync(path.join(staged, file))) continue;
      throw new IssueError(describeUnexpected(file, 'it was not exported'));
    }
    const pictures = await makePictures(path.join(staged, 'pictures'));
    await runPipeline(staged, readSettings(process.env));
    // Last, because the pipeline compares the files of public/ with their copies.
    await cleanImages(path.join(staged, 'assets'));
    putInPlace(staged);
    noteOutput(distDir);
    console.log(await summarize(OUTPUT, pictures));
  });
}
