import { preload } from 'react-dom';
import { SitePage } from '@/app/site-page';
import { getPublishedRecords, getRecordsFileLabel } from '@/lib/content/published-records';
import { StudentRecordsBrowser } from '@/components/records/student-records-browser';
import { PageLink } from '@/components/ui/page-link';
import { PageTitle } from '@/components/ui/page-title';
import { Text } from '@/components/ui/text';
import { getRecordsContent } from '@/lib/content/content';
import { CSV_FILE_NAME, getCsvTitleRow, toCsvRows } from '@/lib/records/csv';
import { getPageUrl } from '@/lib/urls/page-url';
import { PAGE_SIZE } from '@/lib/records/pagination';
import { getBlockShardName } from '@/lib/records/record-shards';
import { getShardUrl } from '@/lib/records/fetch-shard';
import { getColumnTitles } from '@/lib/records/table-texts';
import { ROUTES } from '@/lib/routes';
import type { Messages } from '@/lib/i18n/messages/en';

/** The Student Records page (spec §2). */
export function StudentRecordsPage({ messages }: { messages: Messages }) {
  const { language, records } = messages;
  const { studentRecords, columns, ...content } = getRecordsContent();
  const hindiNames = language === 'hi' ? content.hindiNames : undefined;
  const { address } = getPublishedRecords();
  // The exporter moves this preload next to the page's script, because the script requests these rows first. The rows of
  // the first page are in the document; if there are no others, the script requests none.
  if (studentRecords.length > PAGE_SIZE)
    preload(getShardUrl(address, getBlockShardName(0)), { as: 'fetch', crossOrigin: 'anonymous' });
  return (
    <SitePage route={ROUTES.studentRecords} messages={messages}>
      <PageTitle title={records.title} subtitle={records.subtitle} />
      <StudentRecordsBrowser
        firstRows={toCsvRows(studentRecords.slice(0, PAGE_SIZE), columns)}
        total={studentRecords.length}
        address={address}
        csvUrl={getPageUrl(`/${CSV_FILE_NAME}`)}
        hindiNames={hindiNames}
        columns={getColumnTitles(columns, messages)}
        titleRow={getCsvTitleRow(columns)}
        language={language}
        messages={{ ...records.browser, allAsFile: getRecordsFileLabel(messages) }}
      />
      {hindiNames && (
        <p className="wrap pb-2">
          <Text language={language}>{records.translated}</Text>
        </p>
      )}
      <p className="wrap pb-8">
        <PageLink href={ROUTES.certificates.path} language={language} className="prose-link">
          {messages.certificates.link}
        </PageLink>
      </p>
    </SitePage>
  );
}
