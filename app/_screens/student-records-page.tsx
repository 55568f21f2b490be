import { preload } from 'react-dom';
import { SitePage } from '@/app/site-page';
import { getPublishedRecords, nameRecordsFile } from '@/app/student-records/rows/shards';
import { StudentRecordsBrowser } from '@/components/records/student-records-browser';
import { PageLink } from '@/components/ui/page-link';
import { PageTitle } from '@/components/ui/page-title';
import { Text } from '@/components/ui/text';
import { getRecordsContent } from '@/lib/content/content';
import { CSV_FILE_NAME, getTitleRow, toRows } from '@/lib/records/csv';
import { getPageUrl } from '@/lib/urls/page-url';
import { PAGE_SIZE } from '@/lib/records/pagination';
import { getBlockShard } from '@/lib/records/record-shards';
import { getShardUrl } from '@/lib/records/records-source';
import { localizePath } from '@/lib/i18n/language';
import { ROUTES } from '@/lib/routes';
import type { RecordColumn } from '@/lib/model/record-columns';
import type { Messages } from '@/lib/i18n/messages/en';

/** The titles of columns in the language of a page, by field. */
export const getTitles = (columns: readonly RecordColumn[], { records }: Messages) =>
  Object.fromEntries(columns.map(({ field }) => [field, records.columns[field]]));

/** The Student Records page (spec §2). */
export function StudentRecordsPage({ messages }: { messages: Messages }) {
  const { language, records } = messages;
  const { studentRecords, columns, hindiRecordNames } = getRecordsContent();
  const otherNames = language === 'hi' ? hindiRecordNames : undefined;
  const { address } = getPublishedRecords();
  // The exporter moves this preload beside the script, which needs the rows at once.
  preload(getShardUrl(address, getBlockShard(0)), { as: 'fetch', crossOrigin: 'anonymous' });
  return (
    <SitePage route={ROUTES.studentRecords} messages={messages}>
      <PageTitle title={records.title} subtitle={records.subtitle} />
      <StudentRecordsBrowser
        firstRows={toRows(studentRecords.slice(0, PAGE_SIZE), columns)}
        total={studentRecords.length}
        address={address}
        csvUrl={getPageUrl(`/${CSV_FILE_NAME}`)}
        otherNames={otherNames}
        columns={getTitles(columns, messages)}
        titleRow={getTitleRow(columns)}
        language={language}
        messages={{ ...records.browser, allAsFile: nameRecordsFile(messages) }}
      />
      <p className="wrap pb-8">
        {otherNames && (
          <>
            <Text language={language}>{records.translated}</Text>{' '}
          </>
        )}
        <PageLink href={localizePath(ROUTES.certificates.path, language)} className="prose-link">
          {messages.certificates.link}
        </PageLink>
      </p>
    </SitePage>
  );
}
