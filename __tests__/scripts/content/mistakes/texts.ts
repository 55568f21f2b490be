import {
  addEntry,
  both,
  put,
  remove,
  replace,
  type MistakeTables,
} from '@/__tests__/support/edited-site';
import { ROUTE_PATHS } from '@/lib/routes';

const inSite = (from: string, to: string) => replace('data/site.yaml', from, to);
const inEvents = (from: string, to: string) => replace('data/events.yaml', from, to);
const inNavigation = (from: string, to: string) => replace('data/navigation.yaml', from, to);

const NEWS = `- id: chosen
  title:
    en: State team chosen
  content:
    en: Forty athletes will travel.
  published_at: 2025-12-08`;
const addNews = (from: string, to: string) =>
  addEntry(
    'data/news.yaml',
    NEWS.replace(from, () => to),
  );

const SECRETARY = `- id: agra
  name: Asha Verma
  district: Agra
  designation:
    en: District Secretary
  email: agra@scse.example
  phone: +91 562 000 0005`;
const addSecretary = (from = '', to = '') =>
  addEntry(
    'data/district-secretaries.yaml',
    SECRETARY.replace(from, () => to),
  );

const EVENT = `- id: trials
  title:
    en: State trials
  description:
    en: Two days of trials.
  event_type: upcoming
  start_date: 05/12/2026
  end_date: 06/12/2026
  registration_deadline: 20/11/2026
  venue:
    en: Lucknow
  highlights:
    - en: Open to all`;

const announce = (text: string) =>
  put('data/announcements.yaml', `- en: ${JSON.stringify(text)}\n`);

export const texts: MistakeTables = {
  'characters that nobody sees': [
    [
      'pastes a no-break space',
      announce('TRIALS\u00a0SOON'),
      'data/announcements.yaml:1: entry 1: English: "TRIALS\\u00a0SOON" holds a no-break space (U+00A0) at character 7, which nobody sees: take it out',
    ],
    [
      'pastes a narrow no-break space',
      announce('TRIALS\u202fSOON'),
      'data/announcements.yaml:1: entry 1: English: "TRIALS\\u202fSOON" holds a no-break space (U+202F) at character 7, which nobody sees: take it out',
    ],
    [
      'pastes a space without width',
      announce('TRIALS\u200bSOON'),
      'data/announcements.yaml:1: entry 1: English: "TRIALS\\u200bSOON" holds a character without width (U+200B) at character 7, which nobody sees: take it out',
    ],
    [
      'pastes a byte order mark',
      announce('TRIALS\ufeff SOON'),
      'data/announcements.yaml:1: entry 1: English: "TRIALS\\ufeff SOON" holds a character without width (U+FEFF) at character 7, which nobody sees: take it out',
    ],
    [
      'pastes a soft hyphen',
      announce('TRI\u00adALS SOON'),
      'data/announcements.yaml:1: entry 1: English: "TRI\\u00adALS SOON" holds a soft hyphen (U+00AD) at character 4, which nobody sees: take it out',
    ],
    [
      'pastes a mark of direction',
      announce('TRIALS \u202eSOON'),
      'data/announcements.yaml:1: entry 1: English: "TRIALS \\u202eSOON" holds a mark of writing direction (U+202E) at character 8, which nobody sees: take it out',
    ],
    [
      'pastes a joiner between Latin letters',
      announce('TRI\u200dALS'),
      'data/announcements.yaml:1: entry 1: English: "TRI\\u200dALS" holds a character without width (U+200D) at character 4, which nobody sees: take it out',
    ],
    [
      'pastes a NUL',
      announce('TRIALS\u0000SOON'),
      'data/announcements.yaml:1: entry 1: English: "TRIALS\\u0000SOON" holds a control character (U+0000) at character 7, which nobody sees: take it out',
    ],
    [
      'pastes a tab',
      announce('TRIALS\tSOON'),
      'data/announcements.yaml:1: entry 1: English: "TRIALS\\tSOON" holds a tab (U+0009) at character 7, which nobody sees: take it out',
    ],
    [
      'writes a text of two paragraphs',
      put('data/announcements.yaml', '- en: |\n    TRIALS\n\n    SOON\n'),
      'data/announcements.yaml:1: entry 1: English: "TRIALS\\nSOON" holds an empty line, or lines that begin further to the right: a text is one paragraph',
    ],
    [
      'pastes a sign of a private font',
      announce('TRIALS \uf0b7 SOON'),
      'data/announcements.yaml:1: entry 1: English: "TRIALS \\uf0b7 SOON" holds a sign of one font alone (U+F0B7) at character 8, which nobody sees: take it out',
    ],
    [
      'pastes a code that no program for feeds can read',
      announce('TRIALS\uffffSOON'),
      'data/announcements.yaml:1: entry 1: English: "TRIALS\\uffffSOON" holds a code that is no character (U+FFFF) at character 7, which nobody sees: take it out',
    ],
    [
      'leaves a space at the end',
      announce('TRIALS SOON '),
      'data/announcements.yaml:1: entry 1: English: "TRIALS SOON " starts or ends with white space',
    ],
  ],
  'what programs leave in a text': [
    [
      'pastes a letter that was lost',
      announce('TRIALS \ufffd SOON'),
      'data/announcements.yaml:1: entry 1: English: "TRIALS � SOON" holds � where letters were lost: type them again',
    ],
    [
      'pastes letters that became question marks',
      announce('TRIALS ???? SOON'),
      'data/announcements.yaml:1: entry 1: English: "TRIALS ???? SOON" holds ???? where letters were lost: type them again',
    ],
    [
      'pastes Hindi that was read wrongly',
      announce('TRIALS à¤ªà¤° SOON'),
      'data/announcements.yaml:1: entry 1: English: "TRIALS à¤ªà¤° SOON" holds à¤, letters that a program has read wrongly: type them again',
    ],
    [
      'pastes an apostrophe that was read wrongly',
      announce('STATEâ€™S TRIALS'),
      'data/announcements.yaml:1: entry 1: English: "STATEâ€™S TRIALS" holds â€, letters that a program has read wrongly: type them again',
    ],
    [
      'pastes an error of a spreadsheet',
      addNews('State team chosen', '#REF!'),
      'data/news.yaml:3: what begins with # is not read: put the text in quotes',
    ],
    [
      'pastes HTML',
      addNews('Forty', '<b>Forty</b>'),
      'data/news.yaml:5: chosen: Content in English: "<b>Forty</b> athletes will travel." holds <b>, which would be shown as it stands',
    ],
    [
      'pastes a line break of HTML',
      addNews('Forty', 'Forty<br>'),
      'data/news.yaml:5: chosen: Content in English: "Forty<br> athletes will travel." holds <br>, which would be shown as it stands',
    ],
    [
      'pastes an entity',
      addNews('Forty', 'Forty &amp; more'),
      'data/news.yaml:5: chosen: Content in English: "Forty &amp; more athletes will travel." holds &amp;, which would be shown as it stands: write the character itself',
    ],
    [
      'pastes a numbered entity',
      addNews('Forty', 'Forty&#8217;s'),
      'data/news.yaml:5: chosen: Content in English: "Forty&#8217;s athletes will travel." holds &#8217;, which would be shown as it stands: write the character itself',
    ],
    [
      'pastes a comment of HTML',
      addNews('Forty', '<!-- note -->Forty'),
      'data/news.yaml:5: chosen: Content in English: "<!-- note -->Forty athletes will travel." holds <!--, which would be shown as it stands',
    ],
    [
      'writes ${site.brand}',
      addNews('Forty', '${site.brand}'),
      'data/news.yaml:5: chosen: Content in English: "${site.brand} athletes will travel." holds ${site.brand}, which stands for nothing: write {brand}',
    ],
  ],
  'letters that only look right': [
    [
      'types a Cyrillic letter in a word',
      announce('TRI\u0410LS SOON'),
      'data/announcements.yaml:1: entry 1: English: "TRIАLS SOON" holds А (U+0410) at character 4, a letter of another script: type A anew',
    ],
    [
      'types a Greek letter in a word',
      announce('TRIALS S\u039fON'),
      'data/announcements.yaml:1: entry 1: English: "TRIALS SΟON" holds Ο (U+039F) at character 9, a letter of another script: type O anew',
    ],
    [
      'types a Cyrillic letter in a district',
      addSecretary('Agra', '\u0410gra'),
      'data/district-secretaries.yaml:3: agra: District: "Аgra" holds А (U+0410) at character 1, a letter of another script: type A anew',
    ],
    [
      'types a dash in a date',
      addNews('2025-12-08', '2025\u201312-08'),
      'data/news.yaml:6: chosen: Published at: "2025–12-08" is not a date that exists, written YYYY-MM-DD; character 5 is – (U+2013), write -',
    ],
    [
      'types the letter O in a date',
      inEvents('24/04/2025', '24/O4/2025'),
      'data/events.yaml:5: sample: Start date: "24/O4/2025" is not a date that exists, written DD/MM/YYYY; character 4 is O (U+004F), write 0',
    ],
    [
      'types the letter l in a date',
      addNews('2025-12-08', '2025-l2-08'),
      'data/news.yaml:6: chosen: Published at: "2025-l2-08" is not a date that exists, written YYYY-MM-DD; character 6 is l (U+006C), write 1',
    ],
    [
      'types digits of Hindi in a date',
      inEvents('24/04/2025', '२४/०४/२०२५'),
      'data/events.yaml:5: sample: Start date: "२४/०४/२०२५" is not a date that exists, written DD/MM/YYYY; character 1 is २ (U+0968), write 2',
    ],
    [
      'types a dash in an e-mail address',
      addSecretary('agra@scse.example', 'agra@scse\u2013up.example'),
      'data/district-secretaries.yaml:6: agra: E-mail: "agra@scse–up.example" is not an e-mail address; character 10 is – (U+2013), write -',
    ],
    [
      'types the letter O in a phone number',
      addSecretary('000 0005', '000 O005'),
      'data/district-secretaries.yaml:7: agra: Phone: "+91 562 000 O005" is not a phone number with its country code, such as +91 522 000 0000; character 13 is O (U+004F), write 0',
    ],
    [
      'types a letter of another script in an e-mail address',
      addSecretary('agra@', '\u0430gra@'),
      'data/district-secretaries.yaml:6: agra: E-mail: "аgra@scse.example" holds а (U+0430) at character 1, a letter of another script: type a anew',
    ],
  ],
  dates: [
    [
      'writes the month first',
      inEvents('24/04/2025', '04/24/2025'),
      'data/events.yaml:5: sample: Start date: "04/24/2025" is not a date that exists, written DD/MM/YYYY',
    ],
    [
      'writes a date with dashes',
      inEvents('24/04/2025', '24-04-2025'),
      'data/events.yaml:5: sample: Start date: "24-04-2025" is not a date that exists, written DD/MM/YYYY',
    ],
    [
      'writes a date without its zeros',
      inEvents('24/04/2025', '24/4/2025'),
      'data/events.yaml:5: sample: Start date: "24/4/2025" is not a date that exists, written DD/MM/YYYY',
    ],
    [
      'writes a year in two digits',
      inEvents('24/04/2025', '24/04/25'),
      'data/events.yaml:5: sample: Start date: "24/04/25" is not a date that exists, written DD/MM/YYYY',
    ],
    [
      'writes a day that does not exist',
      inEvents('24/04/2025', '31/04/2025'),
      'data/events.yaml:5: sample: Start date: "31/04/2025" is not a date that exists, written DD/MM/YYYY',
    ],
    [
      'writes a 29 February of no leap year',
      addNews('2025-12-08', '2025-02-29'),
      'data/news.yaml:6: chosen: Published at: "2025-02-29" is not a date that exists, written YYYY-MM-DD',
    ],
    [
      'writes a year of the far future',
      inEvents('29/04/2025', '29/04/2205'),
      'data/events.yaml:6: sample: End date: "29/04/2205" is of a year that cannot be meant',
    ],
    [
      'writes a year of the far past',
      inEvents('30/03/2025', '30/03/0205'),
      'data/events.yaml:7: sample: Registration deadline: "30/03/0205" is of a year that cannot be meant',
    ],
    [
      'writes news of the last century',
      addNews('2025-12-08', '1925-12-08'),
      'data/news.yaml:6: chosen: Published at: "1925-12-08" is of a year that cannot be meant',
    ],
    [
      'writes a date in words',
      addNews('2025-12-08', '8 December 2025'),
      'data/news.yaml:6: chosen: Published at: "8 December 2025" is not a date that exists, written YYYY-MM-DD',
    ],
    [
      'ends an event before it starts',
      inEvents('29/04/2025', '23/04/2025'),
      'data/events.yaml:6: sample: End date: "23/04/2025" is before the start',
    ],
    [
      'writes a deadline after the start',
      inEvents('30/03/2025', '30/04/2025'),
      'data/events.yaml:7: sample: Registration deadline: "30/04/2025" is after the start',
    ],
    [
      'puts new news at the end',
      replace('data/news.yaml', 'published_at: 2024-10-14', 'published_at: 2026-10-14'),
      'data/news.yaml:57: news-5: Published at: "2026-10-14" is newer than the item above it; the newest stands first',
    ],
    [
      'writes a year of establishment with a digit too many',
      inSite('establishedYear: 2017', 'establishedYear: 20177'),
      'data/site.yaml:12: Established year: "20177" is not a year that can be meant',
    ],
    [
      'writes a year of establishment with a digit too few',
      inSite('establishedYear: 2017', 'establishedYear: 217'),
      'data/site.yaml:12: Established year: "217" is not a year that can be meant',
    ],
    [
      'writes a copyright before the council',
      inSite('copyrightYear: 2025', 'copyrightYear: 1925'),
      'data/site.yaml:13: Copyright year: 1925 is before the council was established, in 2017',
    ],
  ],
  'addresses and numbers': [
    [
      'writes http',
      inSite('https://x.com/scse_example', 'http://x.com/scse'),
      'data/site.yaml:57: X: Address: "http://x.com/scse" is not an address that starts with https://',
    ],
    [
      'leaves https:// out',
      inSite('https://x.com/scse_example', 'x.com/scse'),
      'data/site.yaml:57: X: Address: "x.com/scse" is not an address that starts with https://',
    ],
    [
      'writes one slash',
      inSite('https://x.com/scse_example', 'https:/x.com/scse'),
      'data/site.yaml:57: X: Address: "https:/x.com/scse" is not an address that starts with https://',
    ],
    [
      'writes https:// twice',
      inSite('https://x.com/scse_example', 'https://https://x.com/scse'),
      'data/site.yaml:57: X: Address: "https://https://x.com/scse" is an address that leads nowhere',
    ],
    [
      'leaves .com out',
      inSite('https://x.com/scse_example', 'https://facebook/scse'),
      'data/site.yaml:57: X: Address: "https://facebook/scse" is an address that leads nowhere',
    ],
    [
      'writes a comma for a dot',
      inSite('https://x.com/scse_example', 'https://www.facebook,com/scse'),
      'data/site.yaml:57: X: Address: "https://www.facebook,com/scse" is an address that leads nowhere',
    ],
    [
      'writes two dots',
      inSite('https://x.com/scse_example', 'https://www..facebook.com/scse'),
      'data/site.yaml:57: X: Address: "https://www..facebook.com/scse" is an address that leads nowhere',
    ],
    [
      'writes a space in an address',
      inSite('https://x.com/scse_example', 'https://x.com/our council'),
      'data/site.yaml:57: X: Address: "https://x.com/our council" is an address that leads nowhere',
    ],
    [
      'writes the address of its own machine',
      inSite('https://x.com/scse_example', 'https://localhost/scse'),
      'data/site.yaml:57: X: Address: "https://localhost/scse" is an address that leads nowhere',
    ],
    [
      'leaves a full stop at the end',
      inSite('https://x.com/scse_example', 'https://x.com/scse.'),
      'data/site.yaml:57: X: Address: "https://x.com/scse." is an address that leads nowhere',
    ],
    [
      'names the network alone',
      inSite('https://x.com/scse_example', 'https://x.com'),
      'data/site.yaml:57: X: Address: "https://x.com" leads to the network and to no profile in it',
    ],
    [
      'writes a script as an address',
      inSite('https://x.com/scse_example', 'javascript:alert(1)'),
      'data/site.yaml:57: X: Address: "javascript:alert(1)" is not an address that starts with https://',
    ],
    [
      'writes an e-mail address without @',
      addSecretary('agra@', 'agra.'),
      'data/district-secretaries.yaml:6: agra: E-mail: "agra.scse.example" is not an e-mail address',
    ],
    [
      'writes an e-mail address without an ending',
      addSecretary('@scse.example', '@scse'),
      'data/district-secretaries.yaml:6: agra: E-mail: "agra@scse" is not an e-mail address',
    ],
    [
      'writes an e-mail address with a space',
      addSecretary('agra@', 'agra office@'),
      'data/district-secretaries.yaml:6: agra: E-mail: "agra office@scse.example" is not an e-mail address',
    ],
    [
      'writes two e-mail addresses',
      addSecretary('agra@scse.example', 'a@scse.example, b@scse.example'),
      'data/district-secretaries.yaml:6: agra: E-mail: "a@scse.example, b@scse.example" is not an e-mail address',
    ],
    [
      'leaves the country code out',
      addSecretary('+91 562', '0562'),
      'data/district-secretaries.yaml:7: agra: Phone: "0562 000 0005" is not a phone number with its country code, such as +91 522 000 0000',
    ],
    [
      'writes the 0 after the country code',
      addSecretary('+91 562', '+91 0562'),
      'data/district-secretaries.yaml:7: agra: Phone: "+91 0562 000 0005" has 11 digits after +91 instead of ten, the first of which is no 0',
    ],
    [
      'leaves a digit out',
      addSecretary('000 0005', '000 005'),
      'data/district-secretaries.yaml:7: agra: Phone: "+91 562 000 005" has 9 digits after +91 instead of ten, the first of which is no 0',
    ],
    [
      'writes dashes in a phone number',
      addSecretary('562 000 0005', '562-000-0005'),
      'data/district-secretaries.yaml:7: agra: Phone: "+91 562-000-0005" is not a phone number with its country code, such as +91 522 000 0000',
    ],
    [
      'writes two phone numbers',
      addSecretary('0005', '0005 / 0006'),
      'data/district-secretaries.yaml:7: agra: Phone: "+91 562 000 0005 / 0006" is not a phone number with its country code, such as +91 522 000 0000',
    ],
  ],
  'entries against each other': [
    [
      'uses an id twice',
      addNews('chosen', 'news-1'),
      'data/news.yaml:7: news-1: Id: "news-1" is used twice',
    ],
    [
      'uses an id of a secretary twice',
      addSecretary('id: agra', 'id: secretary-1'),
      'data/district-secretaries.yaml:8: secretary-1: Id: "secretary-1" is used twice',
    ],
    [
      'uses an id of an event twice',
      addEntry('data/events.yaml', EVENT.replace('id: trials', 'id: sample')),
      'data/events.yaml:14: sample: Id: "sample" is used twice',
    ],
    [
      'names a district that is not in the list',
      addSecretary('Agra', 'Atlantis'),
      'data/district-secretaries.yaml:3: agra: District: "Atlantis" is not in data/districts.yaml',
    ],
    [
      'writes a district in small letters',
      addSecretary('Agra', 'agra'),
      'data/district-secretaries.yaml:3: agra: District: "agra" is not in data/districts.yaml: write Agra',
    ],
    [
      'misspells a district',
      addSecretary('Agra', 'Lukhnow'),
      'data/district-secretaries.yaml:3: agra: District: "Lukhnow" is not in data/districts.yaml: write Lucknow',
    ],
    [
      'writes a district twice',
      addEntry('data/districts.yaml', '- en: Agra'),
      'data/districts.yaml:2: entry 2: English: "Agra" is used twice',
    ],
    [
      'writes a district twice, in other capitals',
      addEntry('data/districts.yaml', '- en: AGRA'),
      'data/districts.yaml:2: entry 2: English: "Agra" is "AGRA" written in another way',
    ],
    [
      'empties the districts',
      put('data/districts.yaml', '[]\n'),
      'data/districts.yaml:1: is empty: the site needs one entry at least',
    ],
    [
      'empties the districts of the navigation',
      put(
        'data/navigation.yaml',
        'links:\n  - label:\n      en: HOME\n    footerLabel:\n      en: Home\n    href: /\ndistricts: []\n',
      ),
      'data/navigation.yaml:7: Districts: is empty: the site needs one entry at least',
    ],
    [
      'names a district of the navigation that is not in the list',
      inNavigation('district: Meerut', 'district: Atlantis'),
      'data/navigation.yaml:66: Meerut: District: "Atlantis" is not in data/districts.yaml',
    ],
    [
      'gives two districts of the navigation one address',
      inNavigation('en: Meerut', 'en: AGRA'),
      'data/navigation.yaml:64: AGRA: Name in English: "AGRA" has the address of "Agra": /district/agra',
    ],
    [
      'names a district of the navigation by signs alone',
      inNavigation('en: Agra', "en: '!?!'"),
      'data/navigation.yaml:52: !?!: Name in English: has no letter that an address can be made of',
    ],
    [
      'names a district of the navigation twice',
      inNavigation('en: Meerut', 'en: Agra'),
      'data/navigation.yaml:64: Agra: Name in English: "Agra" is used twice',
    ],
    [
      'links to a page twice',
      inNavigation('href: /gallery', 'href: /about'),
      'data/navigation.yaml:22: GALLERY: Address: "/about" is used twice',
    ],
    [
      'links to a page that does not exist',
      inNavigation('/gallery', '/galery'),
      `data/navigation.yaml:22: GALLERY: Address: "/galery" is no page of the site: there are ${ROUTE_PATHS.toSorted().join(', ')}`,
    ],
    [
      'links to another site',
      inNavigation('/gallery', 'https://example.com'),
      'data/navigation.yaml:22: GALLERY: Address: "https://example.com" is not a path such as /gallery',
    ],
    [
      'links to a file',
      inNavigation('/gallery', '/rules.pdf'),
      'data/navigation.yaml:22: GALLERY: Address: "/rules.pdf" is not a path such as /gallery',
    ],
    [
      'announces the same twice',
      addEntry('data/announcements.yaml', '- en: NATIONAL GAMES COMING SOON'),
      'data/announcements.yaml:2: entry 2: English: "NATIONAL GAMES COMING SOON" is used twice',
    ],
    [
      'announces the same twice in Hindi',
      addEntry('data/announcements.yaml', '- en: SOON\n  hi: राष्ट्रीय खेल शीघ्र आ रहे हैं'),
      'data/announcements.yaml:4: entry 2: Hindi: "राष्ट्रीय खेल शीघ्र आ रहे हैं" is used twice',
    ],
    [
      'writes a highlight twice',
      inEvents('en: Board and lodging', 'en: Selection for international games'),
      'data/events.yaml:11: sample: Highlights 2 in English: "Selection for international games" is used twice',
    ],
    [
      'gives two objectives one title',
      replace('data/objectives.yaml', 'en: Health and Wellness', 'en: Inclusive Participation'),
      'data/objectives.yaml:35: Inclusive Participation: Title in English: "Inclusive Participation" is used twice',
    ],
    [
      'puts two members in one place',
      replace('data/core-members.yaml', 'display_order: 2', 'display_order: 1'),
      'data/core-members.yaml:21: core-2: Display order: "1" is used twice',
    ],
    [
      'lists a member twice',
      replace('data/core-members.yaml', 'name: Member Treasurer', 'name: Member Joint Secretary'),
      'data/core-members.yaml:44: Member Joint Secretary: Name: "Member Joint Secretary" is used twice',
    ],
    [
      'says that news were changed before they were published',
      addNews('published_at: 2025-12-08', 'published_at: 2025-12-08\n  updated_at: 2025-12-01'),
      'data/news.yaml:7: chosen: Updated at: "2025-12-01" is before it was published',
    ],
    [
      'describes two pictures in the same words',
      replace('data/gallery.yaml', 'Drawing number 2', 'Drawing number 1'),
      'data/gallery.yaml:2: entry 2: English: "Drawing number 1" is used twice',
    ],
    [
      'uses an icon that is no emoji',
      replace('data/objectives.yaml', 'icon: 🎓', 'icon: ABC'),
      'data/objectives.yaml:1: Promoting Sports with Education: Icon: "ABC" is not a single emoji',
    ],
    [
      'uses two emoji',
      replace('data/objectives.yaml', 'icon: 🎓', 'icon: 🎓🎓'),
      'data/objectives.yaml:1: Promoting Sports with Education: Icon: "🎓🎓" is not a single emoji',
    ],
    [
      'uses an icon that the font does not hold yet',
      replace('data/objectives.yaml', 'icon: 🎓', 'icon: 🏆'),
      '',
    ],
    [
      'changes the slogan, and does not cut the font',
      inSite('गाँव खेलेगा, तभी', 'ढोल खेलेगा, तभी'),
      'app/fonts/anek-devanagari-slogan.woff2: does not hold ढ ो yet, which the content now uses: run npm run fonts',
    ],
  ],
  'names and blanks': [
    [
      'types two spaces within a name',
      addSecretary('Asha Verma', 'Asha  Verma'),
      'data/district-secretaries.yaml:2: agra: Name: "Asha  Verma" holds 2 spaces in a row at character 5: leave one',
    ],
    [
      'writes a name of 300 letters',
      addSecretary('Asha Verma', `A${'a'.repeat(299)}`),
      'data/district-secretaries.yaml:2: agra: Name: "Aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…" has 300 letters; a name has room for 100',
    ],
    [
      'writes N/A for a photo',
      addSecretary('0005', '0005\n  photo_url: N/A'),
      'data/district-secretaries.yaml:8: agra: Photo: "N/A" stands for nothing: leave it out, or write what is meant',
    ],
    [
      'writes NA for a name',
      addSecretary('Asha Verma', 'NA'),
      'data/district-secretaries.yaml:2: agra: Name: "NA" stands for nothing: leave it out, or write what is meant',
    ],
    [
      'writes - for a venue',
      inEvents('en: State Sports Complex, Lucknow', "en: '-'"),
      'data/events.yaml:19: sample: Venue in English: "-" stands for nothing: leave it out, or write what is meant',
    ],
    [
      'writes nil for an e-mail address',
      addSecretary('agra@scse.example', 'nil'),
      'data/district-secretaries.yaml:6: agra: E-mail: "nil" stands for nothing: leave it out, or write what is meant',
    ],
    [
      'writes a text of the venue as blank',
      inEvents('en: State Sports Complex, Lucknow', 'en:'),
      'data/events.yaml:19: sample: Venue in English: is blank: write it, or take the line out',
    ],
    [
      'leaves a Hindi key without Hindi',
      inEvents('hi: राज्य खेल परिसर, लखनऊ', 'hi:'),
      'data/events.yaml:20: sample: Venue in Hindi: is blank: write the Hindi, or leave the line out',
    ],
    [
      'writes English behind the Hindi key',
      inEvents('hi: राज्य खेल परिसर, लखनऊ', 'hi: State Sports Complex'),
      'data/events.yaml:20: sample: Venue in Hindi: "State Sports Complex" holds no Hindi: write it in Hindi, or leave the line out',
    ],
    [
      'writes {Brand}',
      addNews('Forty', '{Brand}'),
      "data/news.yaml:5: a text cannot begin with {: put the text in quotes: '{Brand} athletes will travel.'",
    ],
    [
      'writes ${brand}',
      addNews('Forty', '${brand}'),
      'data/news.yaml:5: chosen: Content in English: "${brand} athletes will travel." holds ${brand}, which stands for nothing: write {brand}',
    ],
    [
      'writes {state}',
      addNews('Forty', 'In {state} forty'),
      'data/news.yaml:5: chosen: Content in English: "In {state} forty athletes will travel." holds {state}, which stands for nothing: write {brand} or {year}, or leave the braces out',
    ],
    [
      'writes a { alone',
      addNews('Forty', 'Forty { of'),
      'data/news.yaml:5: chosen: Content in English: "Forty { of athletes will travel." holds {, which stands for nothing: write {brand} or {year}, or leave the braces out',
    ],
    [
      'writes a } alone',
      addNews('Forty', 'Forty } of'),
      'data/news.yaml:5: chosen: Content in English: "Forty } of athletes will travel." holds }, which stands for nothing: write {brand} or {year}, or leave the braces out',
    ],
    [
      'writes quotes of Word around a text',
      addNews('State team chosen', '“State team chosen”'),
      'data/news.yaml:3: chosen: Title in English: "“State team chosen”" stands in “ ”, which would be shown: take them out',
    ],
    [
      'writes single quotes of Word around a text',
      addNews('State team chosen', '‘State team chosen’'),
      'data/news.yaml:3: chosen: Title in English: "‘State team chosen’" stands in ‘ ’, which would be shown: take them out',
    ],
    [
      'begins a text with a quote of Word',
      addNews('State team chosen', '“State team chosen'),
      'data/news.yaml:3: chosen: Title in English: "“State team chosen" begins with “, and no quote ends it: take it out',
    ],
    [
      'writes [brand]',
      announce('THE [brand] GAMES'),
      'data/announcements.yaml:1: entry 1: English: "THE [brand] GAMES" holds [brand], which stands for nothing: write {brand}',
    ],
    [
      'writes {{brand}}',
      announce('THE {{brand}} GAMES'),
      'data/announcements.yaml:1: entry 1: English: "THE {{brand}} GAMES" holds {{brand}}, which stands for nothing: write {brand}',
    ],
    [
      'pastes letters that no font has',
      announce('GAMES □□□'),
      'data/announcements.yaml:1: entry 1: English: "GAMES □□□" holds □□□ where letters were lost: type them again',
    ],
    [
      'pastes a name with an e-mail address',
      addSecretary('agra@scse.example', 'Asha <agra@scse.example>'),
      'data/district-secretaries.yaml:6: agra: E-mail: "Asha <agra@scse.example>" is not an e-mail address',
    ],
    [
      'writes a district in Hindi',
      addSecretary('district: Agra', 'district: आगरा'),
      'data/district-secretaries.yaml:3: agra: District: "आगरा" is not in data/districts.yaml: write Agra',
    ],
    [
      'shortens the name of a field that is not there',
      addSecretary('0005', '0005\n  photo: secretaries/secretary1.jpg'),
      'data/district-secretaries.yaml:8: agra: photo: is not a field that the site knows: did you mean photo_url?',
    ],
    [
      'types the letter O in a year',
      inSite('copyrightYear: 2025', 'copyrightYear: 2O25'),
      'data/site.yaml:13: Copyright year: "2O25" is not a year that can be meant; character 2 is O (U+004F), write 0',
    ],
    [
      'writes an id with spaces',
      inEvents('id: sample', 'id: State Trials'),
      'data/events.yaml:1: State Trials: Id: "State Trials" is not a name of small letters, digits and hyphens, such as state-trials-2026',
    ],
    [
      'writes an id in Hindi',
      inEvents('id: sample', 'id: राज्य-चयन'),
      'data/events.yaml:1: राज्य-चयन: Id: "राज्य-चयन" is not a name of small letters, digits and hyphens, such as state-trials-2026',
    ],
    [
      'writes an id with a slash',
      inEvents('id: sample', 'id: trials/2026'),
      'data/events.yaml:1: trials/2026: Id: "trials/2026" is not a name of small letters, digits and hyphens, such as state-trials-2026',
    ],
    [
      'writes an id of 201 letters',
      inEvents('id: sample', `id: ${'a'.repeat(201)}`),
      'data/events.yaml:1: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…: Id: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…" has 201 letters; a file\'s name has room for 200',
    ],
    [
      'takes an affiliation away',
      inSite(
        '  - name:\n      en: Affiliation olympic\n      hi: संबद्ध संस्था संख्या 1\n    logo: logos/olympic.svg\n',
        '',
      ),
      'data/site.yaml:26: Affiliations: must have 4 entries',
    ],
    [
      'says yes',
      inSite('hideRecordsFromSearch: false', 'hideRecordsFromSearch: yes'),
      'data/site.yaml:14: Hide records from search: "yes" is neither true nor false: write true',
    ],
    [
      'says No',
      inSite('hideRecordsFromSearch: false', 'hideRecordsFromSearch: No'),
      'data/site.yaml:14: Hide records from search: "No" is neither true nor false: write false',
    ],
    [
      'says perhaps',
      inSite('hideRecordsFromSearch: false', 'hideRecordsFromSearch: perhaps'),
      'data/site.yaml:14: Hide records from search: "perhaps" is neither true nor false',
    ],
    [
      'writes a year in words',
      inSite('establishedYear: 2017', 'establishedYear: since 2017'),
      'data/site.yaml:12: Established year: "since 2017" is not a year that can be meant',
    ],
    [
      'writes a place in the order in words',
      replace('data/core-members.yaml', 'display_order: 2', 'display_order: second'),
      'data/core-members.yaml:21: core-2: Display order: "second" is not a whole number, 1 or more',
    ],
    [
      'writes a place in the order with a zero before it',
      replace('data/core-members.yaml', 'display_order: 2', 'display_order: 007'),
      'data/core-members.yaml:21: core-2: Display order: "007" is not a whole number, 1 or more',
    ],
    [
      'names a logo of a format that is not taken',
      inSite('logos/main.svg', 'logos/main.gif'),
      'data/site.yaml:24: Logo: "logos/main.gif" is not a path such as logos/main.svg',
    ],
    [
      'names a photo as cameras do',
      replace('data/core-members.yaml', 'core-team/member1.jpg', 'core-team/IMG_20.JPG'),
      'data/core-members.yaml:7: core-1: Photo: "core-team/IMG_20.JPG" is not a path such as secretaries/agra.jpg, in small letters',
    ],
    [
      'names a news picture of a folder of portraits',
      replace('data/news.yaml', 'news/item2.jpg', 'core-team/member1.jpg'),
      'data/news.yaml:23: news-2: Picture: "core-team/member1.jpg" is not a path such as news/trials.jpg, in small letters',
    ],
    [
      'writes a word of the sample records with a comma',
      replace('data/sample-records.yaml', '- Table Tennis', '- Table, Tennis'),
      'data/sample-records.yaml:86: Games 7: "Table, Tennis" holds a comma, a quote or a line break, which the CSV export cannot write',
    ],
    [
      'writes a month of its own',
      replace('data/sample-records.yaml', '- Sep', '- Sept'),
      'data/sample-records.yaml:125: Months 9: "Sept" is not a month such as Jan',
    ],
  ],
  'rightly accepted': [
    [
      'writes a title in Hindi, with joiners',
      addNews('State team chosen', 'राज्य टीम, क्\u200dषेत्र'),
      '',
    ],
    ['writes an emoji that is made of several', announce('TRIALS 👨‍👩‍👧 ❤️ SOON'), ''],
    ['writes signs of all kinds', announce('TRIALS & FINALS: 5 < 6? (YES!) — “5” – 100%'), ''],
    ['writes quotes around two words of a text', announce('“TRIALS” AND “FINALS”'), ''],
    ['writes {brand} and {year}', addNews('Forty', 'The {brand}, since {year}, forty'), ''],
    [
      'writes a text in a block of several lines',
      addNews(
        'en: Forty athletes will travel.',
        'en: >-\n      Forty athletes: all of them\n      # will travel.',
      ),
      '',
    ],
    [
      'writes a text in a block that keeps its lines',
      addNews(
        'en: Forty athletes will travel.',
        'en: |\n      Forty athletes\n      will travel.\n',
      ),
      '',
    ],
    [
      'goes on with a text in the next line',
      addNews('en: Forty athletes will travel.', 'en: Forty athletes\n      will travel.'),
      '',
    ],
    [
      'writes a note in a line of its own',
      addNews('  content:', '  # to be confirmed\n  content:'),
      '',
    ],
    [
      'writes in braces and in quotes',
      addNews(
        'en: State team chosen',
        '{ en: \'State team, chosen\', hi: "राज्य: टीम" }'.replace(/^/, ''),
      ),
      '',
    ],
    [
      'names districts of the navigation with spaces, slashes and in Hindi',
      both(inNavigation('en: Agra', 'en: Agra / Cantt.'), inNavigation('en: Meerut', 'en: लखनऊ')),
      '',
    ],
    [
      'empties every list that may be empty',
      both(
        put('data/news.yaml', '[]\n'),
        remove('public/assets/news/item2.jpg'),
        put('data/events.yaml', '[]\n'),
        put('data/announcements.yaml', '[]\n'),
        put('data/objectives.yaml', '[]\n'),
      ),
      '',
    ],
    [
      'writes the phone number of another country',
      addSecretary('+91 562 000 0005', '+977 1 420 0000'),
      '',
    ],
    [
      'has an event of one day, with its deadline on that day',
      addEntry('data/events.yaml', EVENT.replaceAll(/\d\d\/\d\d\/2026/g, '05/12/2026')),
      '',
    ],
  ],
};
