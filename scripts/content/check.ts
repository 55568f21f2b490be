/** `npm run content:check`: prints the faults of the content, a line each, and fails when there is one. */
import { formatFault } from './fault';
import { findSiteFaults } from './site-faults';

const faults = findSiteFaults();
for (const fault of faults) console.error(formatFault(fault));
if (faults.length === 0) console.log('The content has no faults.');
process.exitCode = faults.length > 0 ? 1 : 0;
