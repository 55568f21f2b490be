/** @example countWords(2, 'record') // '2 records' */
export const countWords = (count: number, word: string): string =>
  `${count.toLocaleString('en')} ${word}${count === 1 ? '' : 's'}`;
