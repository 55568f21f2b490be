/** A name in HTML, in script or in JSON, with or without quotes. */
const NAMES = [/[^\s"'`]+/g, /[^\s"'`<>=;{}]+/g];

/** A data attribute, as script names it. */
const DATA_ATTRIBUTE = /(?<=\bdataset\.)\w+/g;

/**
 * Everything in a text that could be the name of a class or an attribute. As in Tailwind, there may be too many, but
 * none may be missing; so names are written whole, and not composed at run time.
 */
export const extractCandidates = (text: string): ReadonlySet<string> =>
  new Set([
    ...NAMES.flatMap((name) => text.match(name) ?? []),
    ...(text.match(DATA_ATTRIBUTE) ?? []).map(
      (name) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    ),
  ]);
