import { interpolate } from '@/lib/i18n/interpolate';

/** The number of records on a page of the table (spec §9). */
export const PAGE_SIZE = 10;

/** A page of a list: which items are on it, the texts of its footer, and which buttons are enabled. */
export interface RecordsPage {
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

/** The messages for the footer of a page. */
export interface PaginationMessages {
  /** A message with the placeholders {start}, {end} and {total}. */
  showing: string;
  /** For an empty list, with the same placeholders. */
  noneShown: string;
  /** A message with the placeholders {number} and {pages}. */
  pageOf: string;
}

/**
 * One page of a list (spec §2, §4). For an empty list, the footer reads "Showing 1 to 0 of 0 records" and "Page 1 of 0"
 * (spec §8).
 *
 * @param requested page number, counted from 1; a number beyond the last page means the last page
 */
export function paginate(
  total: number,
  requested: number,
  messages: PaginationMessages,
): RecordsPage {
  const pages = Math.ceil(total / PAGE_SIZE);
  const number = Math.max(1, Math.min(requested, pages));
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
