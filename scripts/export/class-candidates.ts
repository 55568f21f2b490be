/**
 * Class candidates: everything in a text that could be a class name. As in Tailwind, there may be too many, but none
 * may be missing.
 */

/** A name in HTML, in script or in an RSC payload, with or without quotes. */
const NAMES = [/[^\s"'`]+/g, /[^\s"'`<>=;{}]+/g];

/** The beginning or end of a name that is composed at run time: `col-${n}`, 'col-' + n, `${size}-card`. */
const BEGINNING = /(?<=["'`\s}])[\w:./[\]-]*\w[-_](?=["'`]|\$\{)/g;
const END = /(?<=["'`}])[-_][a-z][\w-]*(?=["'`\s])/gi;

/** A data attribute, as script names it. */
const DATA_ATTRIBUTE = /(?<=\bdataset\.)\w+/g;

/** The distinct candidates of a text; in composed names a star replaces the variable part. */
export const extractCandidates = (text: string): ReadonlySet<string> =>
  new Set([
    ...NAMES.flatMap((name) => text.match(name) ?? []),
    ...(text.match(BEGINNING) ?? []).map((beginning) => `${beginning}*`),
    ...(text.match(END) ?? []).map((end) => `*${end}`),
    ...(text.match(DATA_ATTRIBUTE) ?? []).map(
      (name) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    ),
  ]);

/** The candidates that could produce a name: itself, and its possible parts. */
const getSources = (name: string): string[] => [
  name,
  ...[...name.matchAll(/[-_]/g)].flatMap(({ index }) => [
    `${name.slice(0, index + 1)}*`,
    `*${name.slice(index)}`,
  ]),
];

/** Whether one of the candidates is the name, or could be composed to it. */
export const isCandidate = (name: string, candidates: readonly ReadonlySet<string>[]): boolean =>
  getSources(name).some((source) => candidates.some((some) => some.has(source)));
