/** `npm run qr-codes -- ../folder`: writes a QR code for each certificate, which opens its answer on the site. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { selectPublishedRecords } from '@/lib/content/content';
import { IssueError } from '@/lib/content/issue';
import { renderQrCodeSvg } from '@/lib/records/certificate-qr';
import { ROUTES } from '@/lib/routes';
import { getAbsoluteUrl } from '@/lib/urls/build-addresses';
import { DEFAULT_SITE_URL, readSettings } from '@/lib/urls/settings.mjs';
import { loadValidContent } from '../content/check-site';
import { exitOnIssues } from '../shared/exit-on-issues';

await exitOnIssues(async () => {
  const [folder, ...otherArguments] = process.argv.slice(2);
  if (!folder || otherArguments.length > 0)
    throw new IssueError('Name a folder: npm run qr-codes -- ../qr-codes');
  if (readSettings(process.env).siteUrl === DEFAULT_SITE_URL)
    throw new IssueError(
      'SITE_URL is not set: the codes would lead nowhere. Write: SITE_URL=https://www.your-council.in npm run qr-codes -- ../qr-codes',
    );
  const certificatesUrl = getAbsoluteUrl(ROUTES.certificates.path);
  const { studentRecords } = selectPublishedRecords(await loadValidContent());
  const certificateNos = studentRecords.map(({ certificateNo }) => certificateNo).filter(Boolean);
  mkdirSync(folder, { recursive: true });
  for (const number of certificateNos)
    writeFileSync(
      path.join(folder, `${number}.svg`),
      renderQrCodeSvg(`${certificatesUrl}#${number}`),
    );
  console.log(`${certificateNos.length} codes are in ${folder}`);
});
