/**
 * `npm run content:check`: prints what the content holds, its faults and what to look at again. It fails when there
 * is a fault; with --strict, as a publishing pipeline wants it, when there is a warning too.
 */
import '@/scripts/build/node-version.mjs';
import { endingWithFaults } from './fault';
import { listAssets, loadContent } from './load';
import { reportOn } from './report';

await endingWithFaults(async () => {
  const { lines, exitCode } = reportOn(await loadContent(), listAssets(), {
    // The council's day, not the one of Greenwich: fr-CA writes dates as YYYY-MM-DD.
    today: new Intl.DateTimeFormat('fr-CA', { timeZone: 'Asia/Kolkata' }).format(new Date()),
    strict: process.argv.includes('--strict'),
  });
  (exitCode === 0 ? console.log : console.error)(lines.join('\n'));
  process.exitCode = exitCode;
});
