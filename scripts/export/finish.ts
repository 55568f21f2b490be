import { existsSync } from 'node:fs';
import path from 'node:path';
import { readSettings } from '@/lib/urls/settings.mjs';
import { exitOnIssues } from '../shared/exit-on-issues';
import { listMaintainerFiles } from '../shared/own-files';
import { NextOutputError } from './next-format';
import { NOT_FOUND_FILE } from './pages';
import { cleanImages } from './originals';
import { recordOutputFolder, OUTPUT_FOLDER, replaceOutput } from './output';
import { generatePictures } from './pictures';
import { runPipeline } from './pipeline';
import { summarizeBuild } from './summary';

/** Runs after Next.js has exported the pages into stagedFolder: runs the pipeline and replaces the published site. */
export async function finishBuild(stagedFolder: string, distDir: string): Promise<void> {
  await exitOnIssues(async () => {
    for (const file of ['index.html', NOT_FOUND_FILE]) {
      if (existsSync(path.join(stagedFolder, file))) continue;
      throw new NextOutputError(file, 'it was not exported');
    }
    const pictures = await generatePictures(path.join(stagedFolder, 'pictures'));
    await runPipeline(stagedFolder, readSettings(process.env));
    await cleanImages(stagedFolder, listMaintainerFiles());
    replaceOutput(stagedFolder);
    recordOutputFolder(distDir);
    console.log(await summarizeBuild(OUTPUT_FOLDER, pictures));
  });
}
