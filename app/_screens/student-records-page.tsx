import { preload } from 'react-dom';
import { SitePage } from '@/app/site-page';
import { getPublishedRecords } from '@/app/student-records/rows/shards';
import { StudentRecordsBrowser } from '@/components/records/student-records-browser';
import { PageTitle } from '@/components/ui/page-title';
import { getRecordsContent } from '@/lib/content/content';
import { CSV_FILE_NAME, toRow } from '@/lib/records/csv';
import { getPageUrl } from '@/lib/urls/page-url';
import { PAGE_SIZE } from '@/lib/records/pagination';
import { getBlockShard } from '@/lib/records/record-shards';
import { getShardUrl } from '@/lib/records/records-source';
import { ROUTES } from '@/lib/routes';
import type { Messages } from '@/lib/i18n/messages/en';

/** The Student Records page (spec §2). */
export function StudentRecordsPage({ messages }: { messages: Messages }) {
  const { language, records } = messages;
  const { studentRecords, hindiRecordNames } = getRecordsContent();
  const { address } = getPublishedRecords();
  // The exporter moves this preload beside the script, which needs the rows at once.
  preload(getShardUrl(address, getBlockShard(0)), { as: 'fetch', crossOrigin: 'anonymous' });
  return (
    <SitePage route={ROUTES.studentRecords} messages={messages}>
      <PageTitle title={records.title} subtitle={records.subtitle} />
      <StudentRecordsBrowser
        firstRows={studentRecords.slice(0, PAGE_SIZE).map(toRow)}
        total={studentRecords.length}
        address={address}
        csvUrl={getPageUrl(`/${CSV_FILE_NAME}`)}
        otherNames={language === 'hi' ? hindiRecordNames : undefined}
        language={language}
        messages={records.browser}
      />
    </SitePage>
  );
}
