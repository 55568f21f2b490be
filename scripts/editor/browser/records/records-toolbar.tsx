import { countWords } from './count';

interface RecordsToolbarProps {
  /** The number of all records, of those that are shown, and of problems. */
  counts: { all: number; found: number; problems: number };
  query: string;
  onSearch: (query: string) => void;
  onShowProblems: () => void;
  onDeleteFound: () => void;
  onAdd: () => void;
  onDownload: () => void;
}

/** The numbers of records and problems, the search, and what can be done with all records. */
export function RecordsToolbar(props: RecordsToolbarProps) {
  const { counts, query, onSearch, onShowProblems, onDeleteFound, onAdd, onDownload } = props;
  const { all, found, problems } = counts;
  return (
    <>
      <p className="summary" role="status" tabIndex={-1}>
        {countWords(all, 'record')}
        {found < all && `, ${found.toLocaleString('en')} of them shown`}
        {problems > 0 && `. ${countWords(problems, 'problem')}: correct them before you save.`}
      </p>
      <p className="bar">
        <input
          type="search"
          aria-label="Search the records"
          placeholder="Search"
          value={query}
          onChange={({ target }) => onSearch(target.value)}
        />
        {problems > 0 && (
          <button type="button" onClick={onShowProblems}>
            Show {countWords(problems, 'problem')}
          </button>
        )}
        {found < all && (
          <button type="button" onClick={() => onSearch('')}>
            Show all
          </button>
        )}
        {found > 0 && found < all && (
          <button type="button" onClick={onDeleteFound}>
            Delete {found === 1 ? 'this' : 'these'} {countWords(found, 'record')}
          </button>
        )}
        <button type="button" onClick={onAdd}>
          Add record
        </button>
        <button type="button" onClick={onDownload}>
          Download all records
        </button>
      </p>
    </>
  );
}
