import { addEntry, put, replace, replaceOnce } from '@/__tests__/support/edited-site';
import { ROWS, TITLES } from '@/__tests__/support/records-file';

/** An event as the recipes write it. */
export const EVENT = `- id: trials
  title:
    en: State trials
    hi: राज्य चयन
  description:
    en: Two days of trials.
  event_type: upcoming
  start_date: 05/12/2026
  end_date: 06/12/2026
  registration_deadline: 20/11/2026
  venue:
    en: Lucknow
  highlights:
    - en: Open to all
    - en: Travel paid`;

const NEWS_ITEM = `- id: chosen
  title:
    en: State team chosen
  content:
    en: Forty athletes will travel.
  published_at: 2025-12-08`;

const SECRETARY = `- id: agra
  name: Asha Verma
  district: Agra
  designation:
    en: District Secretary
  email: agra@scse.example
  phone: +91 562 000 0005`;

export const RECORDS_FILE = 'data/student-records.csv';
export const RECORDS = [TITLES, ...ROWS].join('\r\n');

/** A drawing with a content and, if needed, an attribute. */
export const createSvg = (content: string, attribute = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 96 96" ${attribute}>\n${content}\n</svg>`;

export const LOGO = 'public/assets/logos/main.svg';

/** The edits that the tables name by a word instead of a file: a good entry or file with a part replaced. */
const WRITERS: Record<string, (text: string, to: string) => void> = {
  'new event': (from, to) => addEntry('data/events.yaml', replaceOnce(EVENT, from, to)),
  'new news item': (from, to) => addEntry('data/news.yaml', replaceOnce(NEWS_ITEM, from, to)),
  'new secretary': (from, to) =>
    addEntry('data/district-secretaries.yaml', replaceOnce(SECRETARY, from, to)),
  announcement: (text) => put('data/announcements.yaml', `- en: ${JSON.stringify(text)}\n`),
  records: (from, to) => put(RECORDS_FILE, replaceOnce(RECORDS, from, to)),
  drawing: (content, attribute) => put(LOGO, createSvg(content, attribute)),
};

/**
 * Makes the edit of one row of a table.
 *
 * @param place a file of the site, or one of the writers
 * @param row what is replaced by what, or a whole text
 */
export function edit(place: string, row: string | readonly [string, string]): void {
  const [text, to] = typeof row === 'string' ? [row] : row;
  const write = WRITERS[place];
  if (write) write(text, to ?? '');
  else if (to === undefined) put(place, text);
  else replace(place, text, to);
}
