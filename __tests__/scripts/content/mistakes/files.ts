import sharp from 'sharp';
import { createImage } from '@/__tests__/support/images';
import { ROWS, TITLES } from '@/__tests__/support/records-file';
import { RECORDS_FILE } from '@/lib/records/records-file';
import { HOW_TO_MAKE_JPEG } from '@/scripts/content/image-issues';
import {
  addEntry,
  createSvg,
  edit,
  EVENT,
  LOGO,
  makeFolder,
  put,
  RECORDS,
  remove,
  replace,
  type Edit,
} from './edited-site';

/*
 * The mistakes that no table of texts can hold: other encodings, damaged pictures, several edits.
 */

const EVENTS = 'data/events.yaml';
const SITE = 'data/site.yaml';
const NEWS_PICTURE = 'public/assets/news/item2.jpg';
const MEMBER = 'public/assets/core-team/member1.jpg';
const PNG_LOGO = 'public/assets/logos/main.png';

const RECORDS_ELSEWHERE =
  'is not read: the records must stand in data/student-records.csv, saved as "CSV UTF-8"';
const SAVE_AS_CSV =
  'open it in its program and choose Save As, "CSV UTF-8 (Comma delimited)" in Excel, "Text CSV" with the character set "Unicode (UTF-8)" in LibreOffice';
const CHOOSE_COMMAS =
  'in LibreOffice choose Save As, "Edit filter settings", and the field delimiter ","; Excel takes it from Windows: Region, Additional settings, List separator';
const DAMAGED = 'is damaged, for a part of it is missing or is another: copy it again';
const UNUSED = 'is published, and no entry names it: name it in one, or take the file away';

const saveRecords = (...lines: string[]) => put(RECORDS_FILE, lines.join('\n'));

const nameLogo = (name: string) => replace(SITE, 'logos/main.svg', `logos/${name}`);

function replaceLogo(file: string, content: Uint8Array): void {
  put(file, content);
  remove(LOGO);
  nameLogo(file.replace(/.*\//, ''));
}

const createPhoto = (width?: number, height?: number) =>
  createImage(width, height).jpeg().toBuffer();

const SIZE = { width: 400, height: 400, channels: 3 } as const;
/** A photo with enough in it that damage shows. */
const createColourful = () => {
  const rings = Uint8Array.from({ length: 400 * 400 * 3 }, (_, at) => {
    const [x, y] = [Math.floor(at / 3) % 400, Math.floor(at / 1200)];
    return (Math.hypot(x - 200, y - 200) * (1 + (at % 3))) % 251;
  });
  return sharp(rings, { raw: SIZE });
};

/** Changes some bytes in the middle of a picture. */
const flipBytes = (image: Buffer) => {
  const at = Math.floor(image.length / 2);
  return image.map((byte, index) => (index >= at && index < at + 64 ? byte ^ 0xa5 : byte));
};

/** A PNG whose header names a size that no machine can hold. */
async function createBomb(): Promise<Buffer> {
  const image = await createImage().png().toBuffer();
  for (const at of [16, 20]) image.writeUInt32BE(30_000, at);
  return image;
}

/** The mistakes, by the line that the check prints and by what a person does. */
type Mistakes = Record<string, Record<string, Edit>>;

const content: Mistakes = {
  'data/pages.yaml:1: Trials: Address: "trials" is the address of public/trials.html: write another':
    {
      'has a page at the address of a file': () => {
        put('public/trials.html', '');
        edit('new page', ['slug: trials', 'slug: trials']);
      },
    },
  'data/events.yaml:1: trials: lacks Description, Event type, Start date, End date, Registration deadline, Venue and Highlights':
    {
      'pastes half an entry': () => addEntry(EVENTS, EVENT.split('\n').slice(0, 5).join('\n')),
      'cuts a file off': () => put(EVENTS, EVENT.slice(0, 60)),
    },
  'data/events.yaml:16: "id: trials" is there twice in this entry: take one of the two out, or begin a new entry with -':
    {
      'copies an entry without its dash': () =>
        addEntry(EVENTS, `${EVENT}\n${EVENT.replace('-', ' ')}`),
    },
  'data/events.yaml:1: is not plain text in UTF-8 from here on: save the file again, with the encoding UTF-8':
    {
      'saves a file as UTF-16': () => put(EVENTS, `\ufeff${EVENT}`, 'utf16le'),
      'saves a file as UTF-16 in the other byte order': () =>
        put(EVENTS, Buffer.from(`\ufeff${EVENT}`, 'utf16le').swap16()),
    },
  'data/events.yaml:3: is not plain text in UTF-8 from here on: save the file again, with the encoding UTF-8':
    {
      'saves a file in an old encoding': () =>
        put(EVENTS, EVENT.replace('State trials', 'Café'), 'latin1'),
    },
  'data/events.yaml:17: "tit" belongs to no field: take it out, or write its field with a colon and a space before it, or two more spaces if it goes on with the text above, or # before a note':
    { 'cuts a file off in a field': () => put(EVENTS, `${EVENT}\n- id: x\n  tit`) },
  accepted: {
    'writes the line ends of Windows and a byte order mark': () =>
      put(EVENTS, `\ufeff${EVENT.replaceAll('\n', '\r\n')}\r\n`),
    'empties every list that may be empty': () => {
      for (const name of ['news', 'events', 'announcements', 'objectives'])
        put(`data/${name}.yaml`, '[]\n');
      remove(NEWS_PICTURE);
    },
  },
};

const records: Mistakes = {
  [`${RECORDS_FILE}: is a workbook of an old Excel (.xls) with another name: ${SAVE_AS_CSV}`]: {
    'saves an old workbook as .csv': () =>
      put(RECORDS_FILE, '\u00d0\u00cf\u0011\u00e0rest', 'latin1'),
  },
  [`${RECORDS_FILE}: is no table, but another file with its name: ${SAVE_AS_CSV}`]: {
    'saves a photo of the list as .csv': () => put(RECORDS_FILE, '\xFF\xD8\xFF', 'latin1'),
    'saves a screenshot of it as .csv': () => put(RECORDS_FILE, '\x89PNG', 'latin1'),
    'compresses it, and gives it back its name': () => put(RECORDS_FILE, '\x1F\x8B', 'latin1'),
  },
  [`${RECORDS_FILE}: is saved as "Unicode text" (UTF-16): ${SAVE_AS_CSV}`]: {
    'saves it as Unicode text': () => put(RECORDS_FILE, `\ufeff${RECORDS}`, 'utf16le'),
    'saves it as Unicode text without a mark': () => put(RECORDS_FILE, RECORDS, 'utf16le'),
  },
  [`${RECORDS_FILE}: row 3: holds letters in an old encoding, not in UTF-8: ${SAVE_AS_CSV}`]: {
    'saves it in an old encoding': () =>
      put(RECORDS_FILE, RECORDS.replace('Ravi', 'André'), 'latin1'),
  },
  [`${RECORDS_FILE}: has semicolons between its cells instead of commas: ${CHOOSE_COMMAS}`]: {
    'saves it with semicolons': () => saveRecords(RECORDS.replaceAll(',', ';')),
  },
  [`${RECORDS_FILE}: has tabs between its cells instead of commas: ${CHOOSE_COMMAS}`]: {
    'saves it with tabs': () => saveRecords(RECORDS.replaceAll(',', '\t')),
  },
  [`data/records/student-records.csv: ${RECORDS_ELSEWHERE}`]: {
    'puts it into a folder': () => {
      makeFolder('data/records');
      put('data/records/student-records.csv', RECORDS);
    },
  },
  [`data/student-records.xlsx: ${RECORDS_ELSEWHERE}`]: {
    'leaves the workbook beside it': () => {
      saveRecords(RECORDS);
      put('data/student-records.xlsx', '');
    },
  },
  ...Object.fromEntries(
    ['2016', '2205'].map((year) => [
      `${RECORDS_FILE}: row 3: YEAR & MONTH: "Dec ${year}" is not in the years 2017 to ${new Date().getFullYear() + 1}`,
      { [`writes the year ${year}`]: () => edit('records', ['Dec 2025', `Dec ${year}`]) },
    ]),
  ),
  [`${RECORDS_FILE}: row 3: is row 1 once more: take it out`]: {
    'copies the titles into the rows': () => saveRecords(TITLES, ROWS[0], TITLES, ROWS[1]),
  },
  accepted: {
    'saves good records with a byte order mark': () => saveRecords(`\ufeff${RECORDS}`),
    'leaves the files of systems': () => {
      for (const name of ['.DS_Store', '._student-records.csv', '~$student-records.xlsx'])
        put(`data/${name}`, '');
      put('data/.~lock.student-records.csv#', '');
    },
  },
};

const pictures: Mistakes = {
  [`${MEMBER}: ${DAMAGED}`]: {
    'copies half of a photo': async () => {
      const whole = await createColourful().jpeg().toBuffer();
      put(MEMBER, whole.subarray(0, whole.length / 2));
    },
    'copies a photo with some other bytes': async () =>
      put(MEMBER, flipBytes(await createColourful().jpeg({ mozjpeg: true }).toBuffer())),
    'copies a photo of a camera with some other bytes': async () =>
      put(MEMBER, flipBytes(await createColourful().jpeg().toBuffer())),
  },
  ...Object.fromEntries(
    (['tiff', 'png', 'webp', 'avif', 'gif'] as const).map((format) => [
      `${MEMBER}: is of the kind ${format === 'avif' ? 'HEIF' : format.toUpperCase()} with another name: ${HOW_TO_MAKE_JPEG}`,
      {
        [`renames a ${format}`]: async () =>
          put(MEMBER, await createImage().toFormat(format).toBuffer()),
      },
    ]),
  ),
  [`${MEMBER}: has only 1 x 1 pixels`]: {
    'copies a picture of a single pixel': async () => put(MEMBER, await createPhoto(1, 1)),
  },
  [`${PNG_LOGO}: has 30000 x 30000 pixels, too many to work with: 4000 x 3000 are plenty`]: {
    'copies a picture that no machine can hold': async () =>
      replaceLogo(PNG_LOGO, await createBomb()),
  },
  [`${LOGO}:1: is no drawing: save it as SVG, which has <svg xmlns="http://www.w3.org/2000/svg">`]:
    {
      'saves a photo as an .svg': async () => put(LOGO, await createPhoto()),
    },
  [`${LOGO}:2: holds a letter that is not UTF-8: save it with the encoding UTF-8`]: {
    'saves a logo in an old encoding': () => put(LOGO, createSvg('<text>Café</text>'), 'latin1'),
  },
  [`public/assets/news/old.jpg: ${UNUSED}`]: {
    'leaves a photo that nobody uses': async () =>
      put('public/assets/news/old.jpg', await createPhoto()),
  },
  [`${LOGO}: ${UNUSED}`]: {
    'leaves the previous logo': () => {
      put('public/assets/logos/new.svg', createSvg('<g/>'));
      nameLogo('new.svg');
    },
  },
  'public/assets/gallery/image4.jpg: is not shown: data/gallery.yaml describes image1.jpg to image3.jpg':
    {
      'copies another picture into the gallery': async () =>
        put('public/assets/gallery/image4.jpg', await createPhoto()),
    },
  'data/gallery.yaml:2: entry 2: public/assets/gallery/image2.jpg does not exist: rename public/assets/gallery/image3.jpg':
    {
      'deletes a picture of the gallery and its description': () => {
        remove('public/assets/gallery/image2.jpg');
        replace('data/gallery.yaml', '- en: Drawing number 2\n', '');
      },
    },
  accepted: {
    'replaces pictures by portraits, squares and panoramas': async () => {
      put('public/assets/gallery/image2.jpg', await createPhoto(300, 400));
      put(MEMBER, await createPhoto(500, 500));
      put(NEWS_PICTURE, await createPhoto(600, 90));
    },
    'replaces a logo by a photo': async () =>
      replaceLogo('public/assets/logos/main.jpg', await createPhoto()),
    'leaves the files of systems': () => {
      for (const name of ['gallery/Thumbs.db', 'gallery/._image1.jpg', 'desktop.ini', '.DS_Store'])
        put(`public/assets/${name}`, '');
    },
  },
};

export const FILE_MISTAKES = { content, records, pictures };
