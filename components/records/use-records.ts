import { useCallback, useEffect, useRef, useState } from 'react';
import { readRecords, type RecordIndex } from '@/lib/record-search';

async function fetchRecords(url: string): Promise<RecordIndex> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return readRecords(await response.text());
}

/**
 * All records, which are fetched once the page is there; undefined until they have come.
 *
 * @param url address of their exported text
 * @returns the records, and a function that fetches them again if they could not be had, for when a visitor needs them
 */
export function useRecords(url: string) {
  const [records, setRecords] = useState<RecordIndex>();
  const fetching = useRef<Promise<RecordIndex | undefined>>(null);

  const load = useCallback(() => {
    fetching.current ??= fetchRecords(url).then(
      (index) => {
        setRecords(index);
        return index;
      },
      () => {
        fetching.current = null;
        return undefined;
      },
    );
    return fetching.current;
  }, [url]);

  useEffect(() => {
    void load();
  }, [load]);

  return { records, load };
}
