/**
 * `npm run content:check`: prints how much content there is, its issues and its warnings.
 * It fails if there is an issue; with --strict, for publishing pipelines, also if there is a warning.
 */
import { readSettings } from '@/lib/urls/settings.mjs';
import { exitOnIssues } from '../shared/exit-on-issues';

await exitOnIssues(async () => {
  // The import below loads the content, which depends on the settings. So the settings are checked first.
  const settings = readSettings(process.env);
  const { checkSite } = await import('./check-site');
  const { createReport } = await import('./report');
  const isStrict = process.argv.includes('--strict');
  const { lines, exitCode } = createReport(await checkSite(), settings, isStrict);
  (exitCode === 0 ? console.log : console.error)(lines.join('\n'));
  process.exitCode = exitCode;
});
