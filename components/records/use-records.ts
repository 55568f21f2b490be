import { useCallback, useEffect, useRef, useState } from 'react';
import { isExport } from '@/lib/csv';
import { readRecords, type RecordIndex } from '@/lib/record-search';

async function fetchRecords(url: string): Promise<RecordIndex> {
  const response = await fetch(url);
  const text = await response.text();
  // Some hosts and networks answer whatever is asked for with a page of their own.
  if (!response.ok || !isExport(text)) throw new Error(`${url}: no records`);
  return readRecords(text);
}

/**
 * All records, which are fetched once the page is there; undefined until they have come.
 *
 * @param url address of their exported text
 * @returns the records, whether they could not be had, and a function that fetches them again then
 */
export function useRecords(url: string) {
  const [records, setRecords] = useState<RecordIndex>();
  const [hasFailed, setHasFailed] = useState(false);
  const fetching = useRef<Promise<RecordIndex | undefined>>(null);

  const load = useCallback(() => {
    if (fetching.current === null) setHasFailed(false);
    fetching.current ??= fetchRecords(url).then(
      (index) => {
        setRecords(index);
        return index;
      },
      () => {
        setHasFailed(true);
        fetching.current = null;
        return undefined;
      },
    );
    return fetching.current;
  }, [url]);

  useEffect(() => {
    void load();
  }, [load]);

  return { records, hasFailed, load };
}
