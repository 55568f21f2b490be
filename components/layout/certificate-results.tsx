import type { Messages } from '@/lib/i18n/messages/en';

/** A certificate search result (spec §3). */
export interface CertificateSearchResult {
  id: string;
  student_name: string;
  certificate_no: string;
  sport: string;
  event: string;
}

interface CertificateResultsProps {
  results: readonly CertificateSearchResult[];
  messages: Messages['header']['results'];
}

/** The results panel of the header's search (spec §2). Without results it shows nothing. */
export function CertificateResults({ results, messages }: CertificateResultsProps) {
  if (results.length === 0) return null;
  return (
    <ul
      role="list"
      aria-label={messages.label}
      className="mt-2 max-h-80 overflow-y-auto bg-surface text-text"
    >
      {results.map(({ id, student_name, certificate_no, sport, event }) => (
        <li key={id} className="border-b border-rule px-3 py-2">
          <p className="font-semibold">{student_name}</p>
          <p className="text-soft">
            {messages.certificate}: {certificate_no} | {sport} - {event}
          </p>
        </li>
      ))}
    </ul>
  );
}
