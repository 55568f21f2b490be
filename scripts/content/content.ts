import type * as about from '@/data/about';
import type * as announcements from '@/data/announcements';
import type * as coreMembers from '@/data/core-members';
import type * as districtSecretaries from '@/data/district-secretaries';
import type * as districts from '@/data/districts';
import type * as events from '@/data/events';
import type * as gallery from '@/data/gallery';
import type * as navigation from '@/data/navigation';
import type * as news from '@/data/news';
import type * as objectives from '@/data/objectives';
import type * as site from '@/data/site';
import type * as studentRecords from '@/data/student-records';

/** All that the site says: what the modules of data/ export, in one place for the content check. */
export type Content = typeof about &
  typeof announcements &
  typeof coreMembers &
  typeof districtSecretaries &
  typeof districts &
  typeof events &
  typeof gallery &
  typeof navigation &
  typeof news &
  typeof objectives &
  typeof site &
  typeof studentRecords;
