/**
 * `npm run content:check`: prints how much content there is, its issues and its warnings.
 * It fails if there is an issue; with --strict, for publishing pipelines, also if there is a warning.
 */
import { readSettings } from '@/lib/urls/settings.mjs';
import { exitOnIssues } from '../shared/exit-on-issues';

await exitOnIssues(async () => {
  // The import below loads the content, which depends on the settings. So the settings are checked first.
  readSettings(process.env);
  const { checkSite } = await import('./check-site');
  const { createReport } = await import('./report');
  const { lines, exitCode } = createReport(await checkSite(), {
    isStrict: process.argv.includes('--strict'),
    environment: process.env,
  });
  (exitCode === 0 ? console.log : console.error)(lines.join('\n'));
  process.exitCode = exitCode;
});
