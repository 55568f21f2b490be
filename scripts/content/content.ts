import { about } from '@/data/about';
import { announcements } from '@/data/announcements';
import { coreMembers, fixedMembers } from '@/data/core-members';
import { districtSecretaries } from '@/data/district-secretaries';
import { districts } from '@/data/districts';
import { events } from '@/data/events';
import { galleryImages } from '@/data/gallery';
import { navigationDistricts, navigationLinks } from '@/data/navigation';
import { news } from '@/data/news';
import { objectives } from '@/data/objectives';
import { site } from '@/data/site';
import { recordsFile, recordVocabulary, studentRecords } from '@/data/student-records';

/** All that the site says, in one place for the content check. */
export const content = {
  about,
  announcements,
  coreMembers,
  fixedMembers,
  districtSecretaries,
  districts,
  events,
  galleryImages,
  navigationDistricts,
  navigationLinks,
  news,
  objectives,
  site,
  recordsFile,
  recordVocabulary,
  studentRecords,
};

export type Content = typeof content;
