/**
 * `npm run content:check`, started by check.mjs: prints how much content there is, its issues and its warnings.
 * It fails if there is an issue; with --strict, for publishing pipelines, also if there is a warning. With --fix it
 * first corrects mistakes whose correction is certain.
 */
import { toIndianDay } from '@/lib/i18n/indian-days';
import { readSettings } from '@/lib/urls/settings.mjs';
import { exitOnIssues } from '../shared/exit-on-issues';
import { listMaintainerFiles, refuseInvalidNames } from '../shared/own-files';
import { PROJECT } from '../shared/project';

await exitOnIssues(async () => {
  // The import below loads the content, which depends on the settings. So the settings are checked first.
  readSettings(process.env);
  refuseInvalidNames(listMaintainerFiles());
  const { checkSite } = await import('./check-site');
  const { fixContent } = await import('./fix');
  const { createReport } = await import('./report');
  const correctionMessages = process.argv.includes('--fix') ? await fixContent(PROJECT) : [];
  const { lines, exitCode } = createReport(await checkSite(), {
    folder: PROJECT,
    // The date in India, because UTC may still have the day before.
    today: toIndianDay(Date.now()),
    strict: process.argv.includes('--strict'),
    environment: process.env,
  });
  (exitCode === 0 ? console.log : console.error)([...correctionMessages, ...lines].join('\n'));
  process.exitCode = exitCode;
});
