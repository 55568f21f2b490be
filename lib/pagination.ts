/** Records on a page of the table (spec §9). */
export const PAGE_SIZE = 10;

/** One page of a list, and what its footer and its two buttons need to know. */
export interface Page<Item> {
  items: Item[];
  /** Its one-based number. */
  number: number;
  /** "Showing {start} to {end} of {total} records" */
  recordsText: string;
  /** "Page {n} of {pages}" */
  pageText: string;
  hasPrevious: boolean;
  hasNext: boolean;
}

/**
 * Cuts one page out of a list (spec §2, §4). An empty list has 0 pages, and its page 1 reads
 * "Showing 1 to 0 of 0 records" and "Page 1 of 0" (spec §8).
 *
 * @param page one-based page number; one beyond the last stands for the last
 * @param total length of the list, where only its beginning is given
 */
export function paginate<Item>(
  list: readonly Item[],
  page: number,
  total: number = list.length,
): Page<Item> {
  const pages = Math.ceil(total / PAGE_SIZE);
  const number = Math.max(1, Math.min(page, pages));
  const offset = (number - 1) * PAGE_SIZE;
  const end = Math.min(offset + PAGE_SIZE, total);
  return {
    items: list.slice(offset, end),
    number,
    recordsText: `Showing ${offset + 1} to ${end} of ${total} records`,
    pageText: `Page ${number} of ${pages}`,
    hasPrevious: number > 1,
    hasNext: number < pages,
  };
}
