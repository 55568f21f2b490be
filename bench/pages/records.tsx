import { useEffect, useState } from 'react';

const PAGE_SIZE = 10;

/** @param initial the rows in the document, with the titles of the columns first */
export function Records({ initial }: { initial: readonly (readonly string[])[] }) {
  const [[titles = [], ...records], setRows] = useState(initial);
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(1);

  useEffect(() => {
    void fetch('/student-records.csv')
      .then((response) => response.text())
      .then((text) => setRows(text.split('\n').map((row) => row.split(','))));
  }, []);

  const found = records.filter(([, name, , , game, event]) =>
    [name, game, event].some((field) => field?.toLowerCase().includes(query.toLowerCase())),
  );
  const start = (page - 1) * PAGE_SIZE;
  const visible = found.slice(start, start + PAGE_SIZE);
  const pages = Math.ceil(found.length / PAGE_SIZE);
  return (
    <section>
      <input
        type="search"
        aria-label="Search by name, game, or event"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setPage(1);
        }}
      />
      <table>
        <thead>
          <tr>
            {titles.map((title) => (
              <th key={title}>{title}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {visible.map((row) => (
            <tr key={row[0]}>
              {row.map((cell, index) => (
                <td key={titles[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{`Showing ${start + 1} to ${start + visible.length} of ${found.length} records`}</p>
      <nav>
        <button disabled={page === 1} onClick={() => setPage(page - 1)}>
          Previous
        </button>
        <p>{`Page ${page} of ${pages}`}</p>
        <button disabled={page >= pages} onClick={() => setPage(page + 1)}>
          Next
        </button>
      </nav>
    </section>
  );
}
