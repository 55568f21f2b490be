import { interpolate } from '@/lib/i18n/interpolate';

/** Records on a page of the table (spec §9). */
export const PAGE_SIZE = 10;

/** The part of a list on a page, and what the footer and the buttons need. */
export interface Page {
  number: number;
  /** The index of the first item, and the index after the last one. */
  start: number;
  end: number;
  /** "Showing {start} to {end} of {total} records" in the language of the page */
  recordsText: string;
  /** "Page {n} of {pages}" in the language of the page */
  pageText: string;
  hasPrevious: boolean;
  hasNext: boolean;
}

/** The messages about a page and its position. */
export interface PageTexts {
  /** With {start}, {end} and {total}. */
  showing: string;
  /** The same for an empty list. */
  noneShown: string;
  /** With {number} and {pages}. */
  pageOf: string;
}

/**
 * One page of a list (spec §2, §4). An empty list has 0 pages, and its page 1 reads "Showing 1 to 0 of 0 records" and
 * "Page 1 of 0" (spec §8).
 *
 * @param page page number, counted from 1; numbers beyond the last page mean the last one
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
