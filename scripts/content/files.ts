import { RECORDS_FILE } from '@/lib/records-file';

/** The files that the content stands in, as faults and warnings name them. */
export const FILES = {
  about: 'data/about.ts',
  announcements: 'data/announcements.ts',
  districts: 'data/districts.ts',
  events: 'data/events.ts',
  gallery: 'data/gallery.ts',
  members: 'data/core-members.ts',
  navigation: 'data/navigation.ts',
  news: 'data/news.ts',
  objectives: 'data/objectives.ts',
  records: RECORDS_FILE,
  sampleRecords: 'data/student-records.ts',
  secretaries: 'data/district-secretaries.ts',
  site: 'data/site.ts',
};
