/**
 * What `npm run content:check` runs, by check.mjs: prints what the content holds, its issues and what to look at again.
 * It fails when there is an issue; with --strict, as a publishing pipeline wants it, when there is a warning too. With
 * --fix it first mends what has only one reading.
 */
import { toIndianDay } from '@/lib/i18n/indian-days';
import { readSettings } from '@/lib/urls/settings.mjs';
import { exitOnIssues } from '../shared/exit-on-issues';
import { listOwnFiles, refuseNames } from '../shared/own-files';
import { PROJECT } from '../shared/project';

await exitOnIssues(async () => {
  // The content reads the settings when its module loads, so they are checked first.
  readSettings(process.env);
  refuseNames(listOwnFiles());
  const { checkSite } = await import('./check-site');
  const { fixContent } = await import('./fix');
  const { reportOn } = await import('./report');
  const fixed = process.argv.includes('--fix') ? await fixContent(PROJECT) : [];
  const { lines, exitCode } = reportOn(await checkSite(), {
    folder: PROJECT,
    // The day in India, not in UTC.
    today: toIndianDay(Date.now()),
    strict: process.argv.includes('--strict'),
    environment: process.env,
  });
  (exitCode === 0 ? console.log : console.error)([...fixed, ...lines].join('\n'));
  process.exitCode = exitCode;
});
