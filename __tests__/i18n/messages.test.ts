import { en } from '@/lib/i18n/messages/en';
import { hi } from '@/lib/i18n/messages/hi';

/** The messages of a language, by their paths. */
function listMessages(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value ?? {}).flatMap(([key, field]) =>
    listMessages(field, `${path}.${key}`),
  );
}

const listPlaceholders = (text: string) => (text.match(/{\w+}/g) ?? []).sort();

const english = new Map(listMessages(en));
const hindi = listMessages(hi).filter(([path]) => path !== '.language');

it.each(hindi)('%s is in Hindi, with the placeholders of the English message: %s', (path, text) => {
  expect(text).toMatch(/\p{sc=Devanagari}/u);
  // "CSV" is the only word in Latin letters; digits are not in Devanagari.
  expect(text.replace(/{\w+}|CSV/g, '')).not.toMatch(/[A-Za-z०-९]/);
  if (!english.has(path) || /\.(one|zero|noneShown)$/.test(path)) return;
  expect(listPlaceholders(text)).toEqual(listPlaceholders(english.get(path) ?? ''));
});
