/**
 * Class candidates: whatever in a text may be a name that a style sheet has a rule for. As with Tailwind's own, there
 * may be too many of them, but none is missing.
 */

/** A name in HTML, in a script or in an RSC payload: between quotes, or elsewhere. */
const NAMES = [/[^\s"'`]+/g, /[^\s"'`<>=;{}]+/g];

/** What a name begins or ends with that is put together at run time: `col-${n}`, 'col-' + n, `${size}-card`. */
const BEGINNING = /(?<=["'`\s}])[\w:./[\]-]*\w[-_](?=["'`]|\$\{)/g;
const END = /(?<=["'`}])[-_][a-z][\w-]*(?=["'`\s])/gi;

/** A data attribute, by the name that scripts have for it. */
const DATA_ATTRIBUTE = /(?<=\bdataset\.)\w+/g;

/** The candidates of a text, each once; in those that are put together at run time a star stands for the rest. */
export const extractCandidates = (text: string): ReadonlySet<string> =>
  new Set([
    ...NAMES.flatMap((name) => text.match(name) ?? []),
    ...(text.match(BEGINNING) ?? []).map((beginning) => `${beginning}*`),
    ...(text.match(END) ?? []).map((end) => `*${end}`),
    ...(text.match(DATA_ATTRIBUTE) ?? []).map(
      (name) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    ),
  ]);

/** The candidates that a name may come from: itself, and each part that it may be put together from. */
const getSources = (name: string): string[] => [
  name,
  ...[...name.matchAll(/[-_]/g)].flatMap(({ index }) => [
    `${name.slice(0, index + 1)}*`,
    `*${name.slice(index)}`,
  ]),
];

/** Whether a name is, or may be put together from, one of some candidates. */
export const isCandidate = (name: string, candidates: readonly ReadonlySet<string>[]): boolean =>
  getSources(name).some((source) => candidates.some((some) => some.has(source)));
