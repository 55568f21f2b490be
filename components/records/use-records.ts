import { useEffect, useMemo, useReducer, useState } from 'react';
import { paginate, type Page, type PageTexts } from '@/lib/pagination';
import { addNames, searchRecords } from '@/lib/record-search';
import { openRecords, RecordsGoneError, type RecordsAddress } from '@/lib/records-source';
import { savesData } from '@/lib/saves-data';

/** Who types goes on typing: rows are fetched for what stands still for so many milliseconds. */
const TYPING_MS = 150;

/** Why the records could not be had: they have been published anew, or the network did not bring them. */
export type RecordsFault = 'gone' | 'lost';

export const faultOf = (error: unknown): RecordsFault =>
  error instanceof RecordsGoneError ? 'gone' : 'lost';

interface Wanted {
  query: string;
  /** One-based number of the page of what is found. */
  page: number;
}

interface PublishedRecords {
  address: RecordsAddress;
  /** The first page, which the document has. */
  firstRows: readonly string[];
  /** Number of all records. */
  total: number;
  /** Other names of games and events, by those that the records have; they are found by either. */
  otherNames?: Readonly<Record<string, string>>;
}

/** The page of records that a visitor wants, fetched as it is wanted. */
export function useRecords(published: PublishedRecords, { query, page }: Wanted, texts: PageTexts) {
  const { address, firstRows, total, otherNames } = published;
  const [source] = useState(() => openRecords(address));
  const [fault, setFault] = useState<RecordsFault>();
  const [, noteArrival] = useReducer((arrivals: number) => arrivals + 1, 0);

  const own = source.searchIndex();
  const index = useMemo(() => own && addNames(own, otherNames), [own, otherNames]);
  const matches = useMemo(() => index && searchRecords(index, query), [index, query]);
  const isSearch = query !== '';
  const found = isSearch ? matches?.length : total;
  const shown = paginate(found ?? total, page, texts);
  const positionsOn = ({ positions }: Page) =>
    isSearch ? positions.map((place) => matches?.[place] ?? 0) : positions;
  const isFirst = !isSearch && shown.number === 1;
  const rows = isFirst
    ? firstRows
    : found === undefined
      ? undefined
      : source.rowsAt(positionsOn(shown));

  const fetchAhead = () => {
    if (found === undefined || !shown.hasNext) return;
    // What fails here fails again when it is wanted, and is told then.
    source.load(positionsOn(paginate(found, shown.number + 1, texts))).catch(() => undefined);
  };

  useEffect(() => {
    if (fault) return;
    if (rows) {
      if (!savesData() && (!isSearch || page > 1)) fetchAhead();
      return;
    }
    const fetchWanted = () =>
      found === undefined ? source.loadSearchIndex() : source.load(positionsOn(shown));
    const timer = setTimeout(
      () => fetchWanted().then(noteArrival, (error: unknown) => setFault(faultOf(error))),
      isSearch && index && page === 1 ? TYPING_MS : 0,
    );
    return () => clearTimeout(timer);
    // What is wanted follows from these.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the others are made anew each time, out of these
  }, [query, page, index, rows === undefined, fault]);

  return {
    shown,
    /** The rows of the page; undefined until they have come. */
    rows,
    fault,
    setFault,
    /** Fetches what the next page needs. */
    fetchAhead,
    /** Fetches what a search needs. */
    prepareSearch: () => void source.loadSearchIndex().then(noteArrival, () => undefined),
    /** All that is found, on whatever page; it throws when it cannot be had. */
    fetchFound: async () => {
      const all = isSearch
        ? searchRecords(addNames(await source.loadSearchIndex(), otherNames), query)
        : Array.from({ length: total }, (_, position) => position);
      return source.load(all);
    },
  };
}
