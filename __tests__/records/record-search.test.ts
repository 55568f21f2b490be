import fc from 'fast-check';
import type { StudentRecord } from '@/lib/model/student-record';
import { formatSearchIndex, parseSearchIndex, searchRecords } from '@/lib/records/record-search';
import { makeRecord } from '@/__tests__/support/student-record';

/** The positions that a query finds in the published search text. */
const search = (records: readonly StudentRecord[], query: string) => [
  ...searchRecords(parseSearchIndex(formatSearchIndex(records)), query),
];

/** The same by the plain definition of spec §5, where blanks that follow one another are one. */
const searchByDefinition = (records: readonly StudentRecord[], query: string) =>
  records.flatMap(({ name, game, event }, position) => {
    const [text = '', ...fields] = [query, name, game, event].map((field) =>
      field.toLowerCase().replace(/ +/g, ' '),
    );
    return fields.some((field) => field.includes(text)) ? [position] : [];
  });

it('§5 A search finds what the plain definition finds, for any records and query', () => {
  // Few letters, so that much matches; the lower case of some is longer, or depends on what follows.
  const letters = fc.constantFrom('a', 'A', 'b', ' ', 'İ', 'Σ', 'ß', 'क', '\u{1D400}', '-');
  const value = fc.string({ unit: letters, maxLength: 5 });
  const record = fc.record({ name: value, game: value, event: value }).map(makeRecord);
  const query = fc.string({ unit: fc.oneof(letters, fc.constant('\n')), maxLength: 3 });
  fc.assert(
    fc.property(fc.array(record, { maxLength: 60, size: 'max' }), query, (some, text) => {
      expect(search(some, text)).toEqual(searchByDefinition(some, text));
    }),
    { numRuns: 500 },
  );
});
