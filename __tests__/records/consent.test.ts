import fc from 'fast-check';
import { readTable } from '@/__tests__/support/read-table';
import { readConsent } from '@/lib/records/consent';

const entries = readTable('records/consent.yaml') as Record<string, string[]>;

it.each(Object.entries(entries))('A consent is %s', (meaning, texts) => {
  expect(texts.map((text) => [text, readConsent(text)])).toEqual(
    texts.map((text) => [text, meaning]),
  );
});

const sign = fc.constantFrom(' ', ' ', '\n', '\u00A0', '.', ', ', '! ', ' – ', ' (', ') ', '/');
const consent = fc.constantFrom(...(entries.given ?? []));
const refusal = fc.constantFrom(...'not Refused WITHDRAWN नहीं ना nahi ｎｏｔ x ✗ ❌'.split(' '));

it('A refusal anywhere is no consent, and neither is a word that nobody knows', () => {
  const unknown = fc.string({ unit: 'grapheme' }).map((text) => `${text}qz`);
  fc.assert(
    fc.property(consent, sign, refusal, sign, consent, (before, one, word, other, after) => {
      expect(readConsent(before + one + word + other + after)).toBe('refused');
    }),
  );
  fc.assert(
    fc.property(consent, sign, unknown, (before, one, word) => {
      expect(readConsent(before + one + word)).not.toBe('given');
    }),
  );
});
