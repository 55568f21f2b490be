import { SitePage } from '@/app/site-page';
import { getPublishedRecords, getRecordsFileLabel } from '@/lib/content/published-records';
import { CertificateChecker } from '@/components/certificates/certificate-checker';
import { PageTitle } from '@/components/ui/page-title';
import { Text } from '@/components/ui/text';
import { getContent, getRecordsContent } from '@/lib/content/content';
import { getBuildDay } from '@/lib/dates/build-day';
import { formatLongDate } from '@/lib/i18n/format-dates';
import { interpolate } from '@/lib/i18n/interpolate';
import type { Messages } from '@/lib/i18n/messages/en';
import { CSV_FILE_NAME } from '@/lib/records/csv';
import { getColumnTitles } from '@/lib/records/table-texts';
import { ROUTES } from '@/lib/routes';
import { obfuscateEmail } from '@/lib/contact/contact';
import { getPageUrl } from '@/lib/urls/page-url';

/** The page where a visitor enters a certificate number, and learns whether it is in the council's records. */
export function CertificatesPage({ messages }: { messages: Messages }) {
  const { language, records, certificates } = messages;
  const { contact } = getContent(language).site;
  const { columns, areSamples } = getRecordsContent();
  const { address, firstCertificates } = getPublishedRecords();
  const date = formatLongDate(getBuildDay(), language);
  const { gone, lost, openAgain, retry, loading } = records.browser;
  return (
    <SitePage route={ROUTES.certificates} messages={messages}>
      <PageTitle title={certificates.title} />
      <div className="wrap flex flex-col gap-6 py-8">
        <CertificateChecker
          certificates={{ address, firstCertificates }}
          columns={getColumnTitles(columns, messages)}
          phone={contact.phone}
          email={obfuscateEmail(contact.email)}
          language={language}
          messages={{
            ...{ gone, lost, openAgain, retry, loading },
            ...certificates.checker,
            ...(areSamples && { found: certificates.sampleFound }),
          }}
        />
        <a
          href={getPageUrl(`/${CSV_FILE_NAME}`)}
          className="prose-link hidden no-script:inline-flex"
        >
          <Text language={language}>{getRecordsFileLabel(messages)}</Text>
        </a>
        <p className="max-w-prose">
          {interpolate(certificates.published, { date })} <br />
          {certificates.listing}
        </p>
      </div>
    </SitePage>
  );
}
