/**
 * What `npm run content:check` runs, by check.mjs: prints what the content holds, its issues and what to look at again.
 * It fails when there is an issue; with --strict, as a publishing pipeline wants it, when there is a warning too.
 */
import { listOwnFiles, refuseNames } from '@/scripts/shared/own-files';
import { toIndianDay } from '@/lib/i18n/indian-days';
import { readSettings } from '@/lib/urls/settings.mjs';
import { exitOnIssues } from '../shared/exit-on-issues';

await exitOnIssues(async () => {
  // The content reads the settings when its module loads, so they are checked first.
  readSettings(process.env);
  refuseNames(listOwnFiles());
  const { checkSite } = await import('./check-site');
  const { reportOn } = await import('./report');
  const { lines, exitCode } = reportOn(await checkSite(), {
    // The day in India, not in UTC.
    today: toIndianDay(Date.now()),
    strict: process.argv.includes('--strict'),
    environment: process.env,
  });
  (exitCode === 0 ? console.log : console.error)(lines.join('\n'));
  process.exitCode = exitCode;
});
