import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addEntry, put, replace, replaceOnce } from '@/__tests__/support/edited-site';
import { ROWS, TITLES } from '@/__tests__/support/records-file';

/** An event, a news item and a secretary as the recipes write them. */
const [event = '', newsItem = '', secretary = ''] = readFileSync(
  path.join(__dirname, 'entries.yaml'),
  'utf8',
)
  .trimEnd()
  .split('\n---\n');

export const EVENT = event;

export const RECORDS_FILE = 'data/student-records.csv';
export const RECORDS = [TITLES, ...ROWS].join('\r\n');

/** A drawing with a content and, if needed, an attribute. */
export const createSvg = (content: string, attribute = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 96 96" ${attribute}>\n${content}\n</svg>`;

export const LOGO = 'public/assets/logos/main.svg';

/** The edits that the tables name by a word instead of a file: a good entry or file with a part replaced. */
const WRITERS: Record<string, (text: string, to: string) => void> = {
  'new event': (from, to) => addEntry('data/events.yaml', replaceOnce(EVENT, from, to)),
  'new news item': (from, to) => addEntry('data/news.yaml', replaceOnce(newsItem, from, to)),
  'new secretary': (from, to) =>
    addEntry('data/district-secretaries.yaml', replaceOnce(secretary, from, to)),
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
