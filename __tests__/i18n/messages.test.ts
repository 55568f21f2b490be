import { en } from '@/lib/i18n/messages/en';
import { hi } from '@/lib/i18n/messages/hi';

/** The texts of a language by their paths. */
function textsByPath(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value ?? {}).flatMap(([key, field]) =>
    textsByPath(field, `${path}.${key}`),
  );
}

const walkPlaces = (text = '') => [...text.matchAll(/{\w+}/g)].map(([place]) => place).sort();

const english = new Map(textsByPath(en));
const hindi = textsByPath(hi).filter(([path]) => path !== '.language');

it.each(hindi)('%s is in Hindi: %s', (_, text) => {
  expect(text).toMatch(/\p{sc=Devanagari}/u);
  // Latin letters are only those of CSV; digits are Latin, and words that Hindi has are not English.
  expect(text.replace(/{\w+}|CSV/g, '')).not.toMatch(/[A-Za-z०-९]/);
  expect(text.trim() === text || /^ | $/.test(text)).toBe(true);
});

it.each(hindi.filter(([path]) => !/\.(one|zero|noneShown)$/.test(path)))(
  '%s has the places that the English text has',
  (path, text) => {
    if (!english.has(path)) return;
    expect(walkPlaces(text)).toEqual(walkPlaces(english.get(path)));
  },
);
