import { STUDENT_RECORD_COLUMNS } from '@/lib/model/record-columns';
import type { Language } from '@/lib/i18n/language';
import type { PluralForms } from '@/lib/i18n/interpolate';
import { enError } from './en-error';

/** The column titles of the records table and of the CSV file, by field. */
const columnTitles = Object.fromEntries(
  STUDENT_RECORD_COLUMNS.map(({ field, title }) => [field, title]),
) as Record<(typeof STUDENT_RECORD_COLUMNS)[number]['field'], string>;

/** The English messages; the specification fixes many of them. Other languages have the same keys. */
export const en = {
  language: 'en' as Language,
  skipLink: 'Skip to content',
  header: {
    affiliations: 'Affiliations',
    navigation: 'Main',
    menu: 'MENU',
    districts: 'Districts',
    moreDistricts: 'View More →',
    search: { label: 'Search certificates', placeholder: 'Search certificates...' },
    results: { label: 'Certificates', certificate: 'Certificate' },
  },
  footer: {
    profiles: 'Social profiles',
    links: 'Quick Links',
    contact: 'Contact Information',
    copyright: 'Copyright © {year} {name} | All Rights Reserved',
    developer: 'Developed by',
    pages: 'About this site',
  },
  overlay: {
    imageOf: 'Image: {description}',
    close: 'Close',
    previous: 'Previous',
    next: 'Next',
    place: '{number} of {count}',
  },
  error: enError,
  home: {
    announcements: { label: 'Announcements', pause: 'Pause announcements' },
    slideshow: {
      label: 'Gallery slideshow',
      role: 'carousel',
      slideRole: 'slide',
      place: '{number} of {count}',
      pause: 'Pause slideshow',
      play: 'Play slideshow',
      previous: 'Previous',
      next: 'Next',
    },
    panel: {
      label: 'Events and news',
      events: { first: 'Upcoming', rest: 'Events' },
      news: { first: 'Latest', rest: 'News' },
      noEvents: 'No events are planned at the moment.',
      noneAhead: 'No upcoming events.',
      more: 'Show More →',
    },
    event: {
      venue: 'Venue:',
      date: 'Date:',
      to: ' to ',
      afterDates: '',
      deadline: 'Registration Deadline:',
      over: 'This event is over.',
    },
    members: {
      title: 'CORE MEMBERS',
      none: 'The members will be announced here.',
      portrait: 'Portrait of {name}',
    },
    about: { title: 'ABOUT', more: 'Read More →' },
    objectives: { title: 'OBJECTIVES', subtitle: 'Our mission and key focus areas' },
  },
  news: {
    title: 'Latest News',
    none: 'There is no news at the moment.',
    feed: 'Read the news in an app',
    feedTitle: '{brand} news',
  },
  calendar: {
    name: '{brand} events',
    add: 'Add to calendar',
    subscribe: 'Subscribe to all events',
    copy: 'Copy the calendar’s link',
    copied: 'Link copied',
  },
  about: {
    title: 'About',
    description: 'Story, mission, vision and key achievements of the {name}.',
    achievements: 'Key Achievements',
    contact: {
      title: 'Contact Information',
      headquarters: 'Headquarters:',
      registration: 'Registration:',
      established: 'Established {year}',
    },
  },
  /** The caption of each gallery picture (spec §3). */
  pictureCaption: 'Sports Event {number}',
  gallery: {
    title: 'Gallery',
    subtitle: 'Capturing memorable moments from our events and activities',
    description: 'Pictures of our events and activities, and the latest news.',
    images: 'Images',
    filter: 'Filter',
    filters: { all: 'All', events: 'Events', news: 'News' },
    types: { event: 'EVENT', news: 'NEWS' },
    count: { one: '{count} image', other: '{count} images' } as PluralForms,
  },
  records: {
    title: 'Student Records',
    subtitle: 'Data of student athletes and their achievements',
    description: 'Search the certificates of student athletes by name, game or event.',
    columnTitles,
    translated: 'The CSV file has games, events, ranks and months as they are on the certificates.',
    browser: {
      label: 'Records',
      search: 'Search by name, game, or event',
      placeholder: 'Search by name, game, or event...',
      export: 'Export to CSV',
      allAsFile: 'All records as a file',
      loading: 'Loading…',
      caption: 'Certificates of student athletes',
      showing: 'Showing {start} to {end} of {total} records',
      noneShown: 'Showing {start} to {end} of {total} records',
      pagination: 'Pagination',
      page: 'Page {number}',
      pageOf: 'Page {number} of {pages}',
      previous: 'Previous',
      next: 'Next',
      gone: 'The records were updated after you opened this page.',
      lost: 'The records could not be loaded. Check your network.',
      openAgain: 'Reload the page',
      retry: 'Try again',
    },
  },
  certificates: {
    title: 'Check a certificate',
    description: 'Enter its number to see whether a certificate is in the list of the {name}.',
    link: 'Check a certificate by its number',
    published: 'These records were published on {date}.',
    listing: 'The council keeps this list; it does not replace the certificate.',
    sampleFound: '{number} is a made-up example, not a certificate of the council',
    checker: {
      label: 'Certificate number',
      check: 'Check',
      found: '{number} is in the council’s records',
      none: 'Certificate {number} is not in the list published here',
      advice:
        'A genuine certificate can be missing from this list. Compare each letter and digit. If the number is correct, ask the council:',
      unreadable:
        'A certificate number has two letters and five digits, such as {number}. Compare it with the certificate, and type it again.',
    },
  },
  pages: {
    reviewed: 'Last reviewed on {date}',
    table: 'Table',
    all: 'Pages',
    files: 'Links for apps, and files',
  },
  offline: {
    title: 'You are offline',
    description: 'This page is not saved on your device. Open it again when you have a network.',
    kept: 'Pages you can read offline',
    savedCopy: 'Saved copy of {date}',
  },
  secretaries: {
    title: 'District Secretaries',
    subtitle: 'Our network of representatives across {state}',
    description:
      'Names, e-mail addresses and phone numbers of the district secretaries across {state}.',
    districtDescription: 'E-mail address and phone number of the district secretary of {name}.',
    districtWithoutSecretary:
      'The districts of {state}. The secretary of {name} will be announced here.',
    directory: {
      districts: 'Districts',
      search: 'Search districts',
      placeholder: 'Search districts...',
      districtCount: { one: '{count} district', other: '{count} districts' } as PluralForms,
      featured: 'Featured Secretaries',
      secretaryCount: { one: '{count} secretary', other: '{count} secretaries' } as PluralForms,
      none: 'The secretaries will be announced here.',
      portrait: 'Portrait of {name}',
      noPhoto: 'Photo Coming Soon',
    },
  },
};

/** The type of the messages, which each language must have. */
export type Messages = typeof en;
