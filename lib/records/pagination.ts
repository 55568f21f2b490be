import { interpolate } from '@/lib/i18n/interpolate';

/** Records on a page of the table (spec §9). */
export const PAGE_SIZE = 10;

/** Which part of a list a page shows, and what its footer and its two buttons need to know. */
export interface Page {
  /** Its one-based number. */
  number: number;
  /** The place in the list, from 0 on, of its first item, and the one after its last. */
  start: number;
  end: number;
  /** "Showing {start} to {end} of {total} records" in the language of the page */
  recordsText: string;
  /** "Page {n} of {pages}" in the same */
  pageText: string;
  hasPrevious: boolean;
  hasNext: boolean;
}

/** How a page and its place in the list are told. */
export interface PageTexts {
  /** With {start}, {end} and {total}. */
  showing: string;
  /** The same where there is nothing. */
  noneShown: string;
  /** With {number} and {pages}. */
  pageOf: string;
}

/**
 * One page of a list (spec §2, §4). An empty list has 0 pages, and its page 1 reads "Showing 1 to 0 of 0 records" and
 * "Page 1 of 0" (spec §8).
 *
 * @param total length of the list
 * @param page one-based page number; one beyond the last stands for the last
 */
export function paginate(total: number, page: number, messages: PageTexts): Page {
  const pages = Math.ceil(total / PAGE_SIZE);
  const number = Math.max(1, Math.min(page, pages));
  const start = (number - 1) * PAGE_SIZE;
  const end = Math.min(start + PAGE_SIZE, total);
  return {
    number,
    start,
    end,
    recordsText: interpolate(total > 0 ? messages.showing : messages.noneShown, {
      start: start + 1,
      end,
      total,
    }),
    pageText: interpolate(messages.pageOf, { number, pages }),
    hasPrevious: number > 1,
    hasNext: number < pages,
  };
}
