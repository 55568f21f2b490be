const PAGE_SIZE = 20;

/** The part of a list that is on a page. */
export const getPage = <Item,>(items: readonly Item[], page: number): Item[] =>
  items.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);

/** The number of the last page, counted from 0. */
export const getLastPage = (items: readonly unknown[]): number =>
  Math.max(0, Math.ceil(items.length / PAGE_SIZE) - 1);

interface RecordsPaginationProps {
  found: readonly number[];
  /** Counted from 0. */
  page: number;
  onPage: (page: number) => void;
}

export function RecordsPagination({ found, page, onPage }: RecordsPaginationProps) {
  const start = page * PAGE_SIZE;
  const lastPage = getLastPage(found);
  return (
    <nav aria-label="Pages of records" className="bar">
      <button type="button" disabled={page === 0} onClick={() => onPage(page - 1)}>
        Previous
      </button>
      <span>
        {found.length && start + 1} to {Math.min(start + PAGE_SIZE, found.length)} of {found.length}
      </span>
      <button type="button" disabled={page === lastPage} onClick={() => onPage(page + 1)}>
        Next
      </button>
    </nav>
  );
}
