import { readFileSync } from 'node:fs';
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

/** The entries of the glossary. An English word with two meanings has two. */
const glossary = [
  ...readFileSync('docs/hindi-glossary.md', 'utf8').matchAll(
    /^- (?<word>[^:(]+?)(?: \(.+\))?: (?<words>.+?)(?:, not (?<others>.+))?$/gm,
  ),
].map(({ groups: { word = '', words = '', others } = {} }) => ({ word, words, others }));

it.each(glossary)('"$word" is $words in Hindi messages, and never $others', ({ word, others }) => {
  const inEnglish = RegExp(`\\b${word.replace(/y$/, '(y|ie)')}(s|es)?\\b`, 'i');
  const inHindi = glossary.filter((one) => one.word === word).map(({ words }) => words);
  const expected = RegExp(inHindi.join(', ').replaceAll(', ', '|'));
  for (const [path, text] of hindi) {
    const original = english.get(path)?.replace(/{\w+}/g, '') ?? '';
    if (inEnglish.test(original)) expect(`${path}: ${text}`).toMatch(expected);
    if (others)
      expect(text).not.toMatch(RegExp(`(?<![\\p{L}\\p{M}])(${others.replaceAll(', ', '|')})`, 'u'));
  }
});
