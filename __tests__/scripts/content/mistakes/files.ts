import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import {
  addEntry,
  all,
  makeFolder,
  put,
  remove,
  rename,
  replace,
  type Edit,
} from '@/__tests__/support/edited-site';
import { createImage } from '@/__tests__/support/images';
import { ROWS, TITLES } from '@/__tests__/support/records-file';
import { ROUTE_PATHS } from '@/lib/routes';
import { createEdit, createSvg, EVENT, LOGO, RECORDS, RECORDS_FILE } from './writers';

/*
 * The mistakes that no table of texts can hold: other encodings, damaged pictures, renamed files, several edits.
 */

const EVENTS = 'data/events.yaml';
const SITE = 'data/site.yaml';
const NAVIGATION = 'data/navigation.yaml';
const MEMBER = 'public/assets/core-team/member1.jpg';
const PNG_LOGO = 'public/assets/logos/main.png';

const LAST_FIELDS =
  'Description, Event type, Start date, End date, Registration deadline, Venue and Highlights';
const NO_DASH = 'an entry begins with - and a space: write - before';
const OPEN_QUOTE = "data/events.yaml:3: the quote ' that begins here has no end in its line";
const NOT_READ = 'is not read: take it away, or give it the name of the file that it stands for';
const RECORDS_ELSEWHERE =
  'is not read: the records must stand in data/student-records.csv, saved as "CSV UTF-8"';
const SAVE_AS_CSV =
  'open it in its program and choose Save As, "CSV UTF-8 (Comma delimited)" in Excel, "Text CSV" with the character set "Unicode (UTF-8)" in LibreOffice';
const CHOOSE_COMMAS =
  'in LibreOffice choose Save As, "Edit filter settings", and the field delimiter ","; Excel takes it from Windows: Region, Additional settings, List separator';
const OLD_ENDING = 'with another name: open it and save it as JPEG';
const DAMAGED = 'is damaged, for a part of it is missing or is another: copy it again';
const UNUSED = 'is published, and no entry names it: name it in one, or take the file away';
const UNSHOWN = 'is not shown: data/gallery.yaml describes image1.jpg to image3.jpg';
const NO_PICTURE =
  'is no picture that the site can show: save it as a JPEG (.jpg), or take it away';
const GALLERY_2_MISSING =
  'data/gallery.yaml:2: entry 2: public/assets/gallery/image2.jpg does not exist';

const saveLatin1 = (file: string, text: string) => put(file, Buffer.from(text, 'latin1'));
const saveUtf16 = (file: string, text: string) => put(file, Buffer.from(text, 'utf16le'));
const saveRecords = (...lines: string[]) => put(RECORDS_FILE, lines.join('\n'));
const countRows = (row: string) => [1, 2, 3, 4, 5].map((number) => `${number},${row}`);

const nameLogo = (name: string) => replace(SITE, 'logos/main.svg', `logos/${name}`);
const replaceLogo = (file: string, content: Parameters<typeof put>[1]) =>
  all(put(file, content), remove(LOGO), nameLogo(file.replace(/.*\//, '')));

const createPhoto = (width?: number, height?: number) => () =>
  createImage(width, height).jpeg().toBuffer();

const circles = Array.from(
  { length: 40 },
  (_, index) =>
    `<circle cx="${index * 10}" cy="${(index * 137) % 400}" r="30" fill="hsl(${index * 9} 80% 50%)"/>`,
);
/** A photo with enough in it that damage shows. */
const createColourful = () =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">${circles.join('')}</svg>`,
    ),
  ).flatten();

const createTorn = async () => {
  const whole = await createColourful().jpeg().toBuffer();
  return whole.subarray(0, whole.length / 2);
};

/** Changes some bytes in the middle of a picture. */
const flipBytes = (image: Buffer) => {
  const at = Math.floor(image.length / 2);
  return image.map((byte, index) => (index >= at && index < at + 64 ? byte ^ 0xa5 : byte));
};

const createChunk = (type: string, data: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
};

/** A PNG whose header names a size that no machine can hold. */
const createBomb = () => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(30_000, 0);
  header.writeUInt32BE(30_000, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    createChunk('IHDR', header),
    createChunk('IDAT', deflateSync(Buffer.alloc(100))),
    createChunk('IEND', Buffer.alloc(0)),
  ]);
};

const HEIC = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');

/** The mistakes, by the line that the check prints and by what a person does. */
type Mistakes = Record<string, Record<string, Edit>>;

const content: Mistakes = {
  'data/events.yaml:1: { cannot stand alone in a line: take it out': {
    'pastes the old form of an entry': addEntry(EVENTS, "  {\n    id: 'trials',\n  },"),
  },
  [OPEN_QUOTE]: {
    'opens a quote, and another below': all(
      createEdit('new event', ['State trials', "'State trials"]),
      replace(EVENTS, 'Two days of trials.', "'Two days of trials.'"),
    ),
    'opens a quote that ends with the next field': all(
      createEdit('new event', ['State trials', "'State trials"]),
      replace(EVENTS, 'राज्य चयन', "राज्य चयन'"),
    ),
  },
  [OPEN_QUOTE.replace("'", '"')]: {
    'opens a double quote, and another below': all(
      createEdit('new event', ['State trials', '"State trials']),
      replace(EVENTS, 'Two days of trials.', '"Two days of trials."'),
    ),
  },
  [`data/events.yaml:1: trials: is not whole: ${LAST_FIELDS} are missing`]: {
    'pastes half an entry': addEntry(EVENTS, EVENT.split('\n').slice(0, 5).join('\n')),
    'cuts a file off': put(EVENTS, EVENT.slice(0, 60)),
  },
  [`data/events.yaml:1: ${NO_DASH} event_type`]: {
    'pastes the second half of an entry': addEntry(EVENTS, EVENT.split('\n').slice(6).join('\n')),
  },
  'data/events.yaml:1: entry 1: "State trials in Lucknow" is not an entry: each of its fields stands in a line of its own, with a colon after its name':
    { 'writes an entry as a text': addEntry(EVENTS, '- State trials in Lucknow') },
  [`data/events.yaml:16: ${NO_DASH} id`]: {
    'copies an entry without its dash': addEntry(EVENTS, `${EVENT}\n${EVENT.replace('-', ' ')}`),
  },
  'data/events.yaml: is not saved as plain text in UTF-8: save the file again, with the encoding UTF-8':
    {
      'saves a file as UTF-16': saveUtf16(EVENTS, `\ufeff${EVENT}`),
      'saves a file as UTF-16 in the other byte order': put(
        EVENTS,
        Buffer.from(`\ufeff${EVENT}`, 'utf16le').swap16(),
      ),
      'saves a workbook as a content file': put(EVENTS, 'PK\u0003\u0004\u0000rest'),
    },
  'data/events.yaml:3: holds a letter that is not UTF-8: save the file again, with the encoding UTF-8, and type it anew':
    {
      'saves a file in an old encoding': saveLatin1(EVENTS, EVENT.replace('State trials', 'Café')),
    },
  'data/events.yaml: is missing: bring the file back': { 'deletes a file': remove(EVENTS) },
  ...Object.fromEntries(
    ['data/events.yml', 'data/events.yaml.txt'].map((name) => [
      `data/events.yaml: is missing: rename ${name}`,
      { [`calls a file ${name}`]: rename(EVENTS, name) },
    ]),
  ),
  [`data/events copy.yaml: ${NOT_READ}`]: {
    'leaves a copy of a file': put('data/events copy.yaml', EVENT),
  },
  'data/events.yaml:17: belongs to no field: tit — write its field and a colon before it, or more spaces if it goes on with the text above, or # before a note':
    { 'cuts a file off in a field': put(EVENTS, `${EVENT}\n- id: x\n  tit`) },
  'data/events.yaml:16: sample: Id: "sample" is used twice': {
    'uses an id of an event twice': createEdit('new event', ['id: trials', 'id: sample']),
  },
  'data/events.yaml:1: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…: Id: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…" has 201 letters; a file\'s name has room for 200':
    { 'writes an id of 201 letters': replace(EVENTS, 'id: sample', `id: ${'a'.repeat(201)}`) },
  'data/district-secretaries.yaml:2: agra: Name: "Aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…" has 300 letters; a name has room for 100':
    {
      'writes a name of 300 letters': createEdit('new secretary', [
        'Asha Verma',
        `A${'a'.repeat(299)}`,
      ]),
    },
  'data/districts.yaml:2: entry 2: English: "Agra" is used twice': {
    'writes a district twice': addEntry('data/districts.yaml', '- en: Agra'),
  },
  'data/districts.yaml:2: entry 2: English: "Agra" is "AGRA" written in another way': {
    'writes a district twice, in other capitals': addEntry('data/districts.yaml', '- en: AGRA'),
  },
  'data/announcements.yaml:2: entry 2: English: "NATIONAL GAMES COMING SOON" is used twice': {
    'announces the same twice': addEntry(
      'data/announcements.yaml',
      '- en: NATIONAL GAMES COMING SOON',
    ),
  },
  'data/announcements.yaml:4: entry 2: Hindi: "राष्ट्रीय खेल शीघ्र आ रहे हैं" is used twice': {
    'announces the same twice in Hindi': addEntry(
      'data/announcements.yaml',
      '- en: SOON\n  hi: राष्ट्रीय खेल शीघ्र आ रहे हैं',
    ),
  },
  'data/navigation.yaml:7: Districts: is empty: the site needs one entry at least': {
    'empties the districts of the navigation': put(
      NAVIGATION,
      'links:\n  - label:\n      en: HOME\n    footerLabel:\n      en: Home\n    href: /\ndistricts: []\n',
    ),
  },
  [`data/navigation.yaml:22: GALLERY: Address: "/galery" is no page of the site: there are ${ROUTE_PATHS.toSorted().join(', ')}`]:
    { 'links to a page that does not exist': replace(NAVIGATION, '/gallery', '/galery') },
  'data/site.yaml:26: Affiliations: must have 4 entries': {
    'removes an affiliation': replace(
      SITE,
      '  - name:\n      en: Affiliation olympic\n      hi: संबद्ध संस्था संख्या 1\n    logo: logos/olympic.svg\n',
      '',
    ),
  },
  accepted: {
    'writes the line ends of Windows and a byte order mark': put(
      EVENTS,
      `\ufeff${EVENT.replaceAll('\n', '\r\n')}\r\n`,
    ),
    'has an event of one day, with its deadline on that day': addEntry(
      EVENTS,
      EVENT.replaceAll(/\d\d\/\d\d\/2026/g, '05/12/2026'),
    ),
    'names districts of the navigation with spaces, slashes and in Hindi': all(
      replace(NAVIGATION, 'en: Agra', 'en: Agra / Cantt.'),
      replace(NAVIGATION, 'en: Meerut', 'en: लखनऊ'),
    ),
    'empties every list that may be empty': all(
      ...['news', 'events', 'announcements', 'objectives'].map((name) =>
        put(`data/${name}.yaml`, '[]\n'),
      ),
      remove('public/assets/news/item2.jpg'),
    ),
  },
};

const records: Mistakes = {
  [`${RECORDS_FILE}: is a workbook (.xlsx or .ods) with another name: ${SAVE_AS_CSV}`]: {
    'saves a workbook as .csv': put(RECORDS_FILE, 'PK\u0003\u0004rest'),
  },
  [`${RECORDS_FILE}: is a workbook of an old Excel (.xls) with another name: ${SAVE_AS_CSV}`]: {
    'saves an old workbook as .csv': saveLatin1(RECORDS_FILE, '\u00d0\u00cf\u0011\u00e0rest'),
  },
  [`${RECORDS_FILE}: is a web page with another name: ${SAVE_AS_CSV}`]: {
    'saves a web page as .csv': saveRecords('<html><table><tr><td>SL. NO.'),
  },
  [`${RECORDS_FILE}: is saved as "Unicode text" (UTF-16): ${SAVE_AS_CSV}`]: {
    'saves it as Unicode text': saveUtf16(RECORDS_FILE, `\ufeff${RECORDS}`),
    'saves it as Unicode text without a mark': saveUtf16(RECORDS_FILE, RECORDS),
  },
  [`${RECORDS_FILE}: row 3: holds letters in an old encoding, not in UTF-8: ${SAVE_AS_CSV}`]: {
    'saves it in an old encoding': saveLatin1(RECORDS_FILE, RECORDS.replace('Ravi', 'André')),
  },
  [`${RECORDS_FILE}: has semicolons between its cells instead of commas: ${CHOOSE_COMMAS}`]: {
    'saves it with semicolons': saveRecords(RECORDS.replaceAll(',', ';')),
  },
  [`${RECORDS_FILE}: has tabs between its cells instead of commas: ${CHOOSE_COMMAS}`]: {
    'saves it with tabs': saveRecords(RECORDS.replaceAll(',', '\t')),
  },
  [`${RECORDS_FILE}: is a folder, not a file`]: {
    'makes a folder of its name': makeFolder(RECORDS_FILE),
  },
  ...Object.fromEntries(
    [
      `${RECORDS_FILE}.csv`,
      'data/Student-Records.CSV',
      'data/records 2025.csv',
      'data/records/student-records.csv',
    ].map((name) => [
      `${name}: ${RECORDS_ELSEWHERE}`,
      { [`calls it ${name}`]: put(name, RECORDS) },
    ]),
  ),
  [`data/student-records.xlsx: ${RECORDS_ELSEWHERE}`]: {
    'leaves the workbook beside it': all(
      saveRecords(RECORDS),
      put('data/student-records.xlsx', ''),
    ),
  },
  [`${RECORDS_FILE}: row 3: YEAR & MONTH: "Dec 2015" is not in the years 2017 to ${new Date().getFullYear() + 1}`]:
    { 'writes a year before the council': createEdit('records', ['Dec 2025', 'Dec 2015']) },
  [`${RECORDS_FILE}: row 3: NAME: "RRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR…" has 300 letters; a name has room for 100`]:
    { 'writes a name of 300 letters': createEdit('records', ['Ravi Khan', 'R'.repeat(300)]) },
  [`${RECORDS_FILE}: row 3: is row 1 once more: take it out`]: {
    'copies the titles into the rows': saveRecords(TITLES, ROWS[0], TITLES, ROWS[1]),
  },
  [`${RECORDS_FILE}: row 3: is row 2 once more: take it out`]: {
    'copies a row': saveRecords(TITLES, ROWS[0], ROWS[0]),
  },
  [`${RECORDS_FILE}: row 2: DATE OF BIRTH: "2006/11/28" is not a date that exists, written DD-MM-YYYY; so in 4 more rows`]:
    {
      'writes every date the other way round': saveRecords(
        TITLES,
        ...countRows(',,2006/11/28,,,,,'),
      ),
    },
  [`${RECORDS_FILE}: row 2: has 8 cells instead of 9; so in 4 more rows`]: {
    'leaves a cell out in every row': saveRecords(TITLES, ...countRows(',,,,,,')),
  },
  accepted: {
    'saves good records with a byte order mark': saveRecords(`\ufeff${RECORDS}`),
    'leaves every cell blank but the number': saveRecords(TITLES, '1,,,,,,,,', '2,,,,,,,,'),
    'writes games in Hindi and with digits': saveRecords(
      TITLES,
      '1,,,,खो-खो,,,KK23001,',
      '2,,,,3x3 Basketball,,,XB23002,',
    ),
    'leaves the files of systems': all(
      ...['.DS_Store', '._student-records.csv', '~$student-records.xlsx'].map((name) =>
        put(`data/${name}`, ''),
      ),
      put('data/.~lock.student-records.csv#', ''),
    ),
  },
};

const pictures: Mistakes = {
  [`${MEMBER}: is a HEIC picture, as iPhones make them: open it and save it as JPEG`]: {
    'copies a photo of an iPhone and renames it': put(MEMBER, HEIC),
  },
  [`${MEMBER}: ${DAMAGED}`]: {
    'copies half of a photo': put(MEMBER, createTorn),
    'copies a photo with some other bytes': put(MEMBER, async () =>
      flipBytes(await createColourful().jpeg({ mozjpeg: true }).toBuffer()),
    ),
    'copies a photo of a camera with some other bytes': put(MEMBER, async () =>
      flipBytes(await createColourful().jpeg().toBuffer()),
    ),
  },
  [`${PNG_LOGO}: ${DAMAGED}`]: {
    'copies a PNG with some other bytes': replaceLogo(PNG_LOGO, async () =>
      flipBytes(await createColourful().png().toBuffer()),
    ),
  },
  ...Object.fromEntries(
    (['tiff', 'png', 'webp', 'avif', 'gif'] as const).map((format) => [
      `${MEMBER}: is ${format === 'avif' ? 'an' : 'a'} ${format.toUpperCase()} picture ${OLD_ENDING}`,
      { [`renames a ${format}`]: put(MEMBER, () => createImage().toFormat(format).toBuffer()) },
    ]),
  ),
  [`${MEMBER}: is a film and no picture: open it and save it as JPEG`]: {
    'renames a film': put(MEMBER, '0000ftypisom'),
  },
  [`${MEMBER}: has only 1 x 1 pixels`]: {
    'copies a picture of a single pixel': put(MEMBER, createPhoto(1, 1)),
  },
  [`${PNG_LOGO}: has 30000 x 30000 pixels, too many to work with: 4000 x 3000 are plenty`]: {
    'copies a picture that no machine can hold': replaceLogo(PNG_LOGO, createBomb()),
  },
  [`${LOGO}:1: is no drawing: save it as SVG`]: {
    'saves a photo as an .svg': put(LOGO, createPhoto()),
  },
  [`${LOGO}:2: holds a letter that is not UTF-8: save it with the encoding UTF-8`]: {
    'saves a logo in an old encoding': saveLatin1(LOGO, createSvg('<text>Café</text>')),
  },
  [`${LOGO}:2: is not a drawing that browsers can read (unclosed tag: svg)`]: {
    'copies half of a logo': put(LOGO, createSvg('<rect width="9" height="9"/>').slice(0, -8)),
  },
  [`${LOGO}:1: fetches a style sheet`]: {
    'names a style sheet before it': put(
      LOGO,
      `<?xml-stylesheet href="https://example.com/a.css"?>${createSvg('<g/>')}`,
    ),
  },
  [`${LOGO}:1: defines entities, which can hide anything`]: {
    'defines entities': put(LOGO, `<!DOCTYPE svg [<!ENTITY a "b">]>\n${createSvg('<g/>')}`),
  },
  ...Object.fromEntries(
    ['ITEM2.JPG', 'item2.jpeg'].map((name) => [
      `data/news.yaml:23: news-2: Picture: public/assets/news/item2.jpg does not exist: rename public/assets/news/${name}`,
      {
        [`calls a photo ${name}`]: rename(
          'public/assets/news/item2.jpg',
          `public/assets/news/${name}`,
        ),
      },
    ]),
  ),
  'data/core-members.yaml:7: core-1: Photo: public/assets/core-team/member1.jpg does not exist: rename public/assets/gallery/member1.jpg':
    { 'moves a photo into another folder': rename(MEMBER, 'public/assets/gallery/member1.jpg') },
  [`public/assets/news/old.jpg: ${UNUSED}`]: {
    'leaves a photo that nobody uses': put('public/assets/news/old.jpg', createPhoto()),
  },
  [`${LOGO}: ${UNUSED}`]: {
    'leaves the previous logo': all(
      put('public/assets/logos/new.svg', createSvg('<g/>')),
      nameLogo('new.svg'),
    ),
  },
  [`public/assets/news/photo.heic: ${NO_PICTURE}`]: {
    'copies a photo of an iPhone': put('public/assets/news/photo.heic', HEIC),
  },
  ...Object.fromEntries(
    ['image4.jpg', 'IMG_2041.JPG'].map((name) => [
      `public/assets/gallery/${name}: ${UNSHOWN}`,
      { [`copies ${name} into the gallery`]: put(`public/assets/gallery/${name}`, createPhoto()) },
    ]),
  ),
  [GALLERY_2_MISSING]: {
    'deletes a picture of the gallery': remove('public/assets/gallery/image2.jpg'),
  },
  [`${GALLERY_2_MISSING}: rename public/assets/gallery/image3.jpg`]: {
    'deletes a picture of the gallery and its description': all(
      remove('public/assets/gallery/image2.jpg'),
      replace('data/gallery.yaml', '- en: Drawing number 2\n', ''),
    ),
  },
  [`${GALLERY_2_MISSING}: rename public/assets/gallery/image2.png`]: {
    'replaces a picture by one of another ending': rename(
      'public/assets/gallery/image2.jpg',
      'public/assets/gallery/image2.png',
    ),
  },
  accepted: {
    'replaces pictures by portraits, squares and panoramas': all(
      put('public/assets/gallery/image2.jpg', createPhoto(3024, 4032)),
      put(MEMBER, createPhoto(500, 500)),
      put('public/assets/news/item2.jpg', createPhoto(6000, 900)),
    ),
    'replaces a logo by a photo': replaceLogo('public/assets/logos/main.jpg', createPhoto()),
    'draws with the header of a drawing program': put(
      LOGO,
      `<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n${createSvg('<g/>')}`,
    ),
    'leaves the files of systems': all(
      ...['gallery/Thumbs.db', 'gallery/._image1.jpg', 'desktop.ini', '.DS_Store'].map((name) =>
        put(`public/assets/${name}`, ''),
      ),
    ),
  },
};

export const FILE_MISTAKES = { content, records, pictures };
