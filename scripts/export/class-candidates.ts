/** Names in HTML, in scripts and in JSON, with and without quotes. */
const NAME_PATTERNS = [/[^\s"'`]+/g, /[^\s"'`<>=;{}]+/g];

/** A data attribute in a script, such as `pressed` in `dataset.pressed`. */
const DATA_ATTRIBUTE = /(?<=\bdataset\.)\w+/g;

/**
 * Lists everything in a text that could be the name of a class or an attribute. As in Tailwind, there may be too many,
 * but none may be missing. So the site's code writes such names whole, and does not compose them at run time.
 */
export const extractNameCandidates = (text: string): ReadonlySet<string> =>
  new Set([
    ...NAME_PATTERNS.flatMap((pattern) => text.match(pattern) ?? []),
    ...(text.match(DATA_ATTRIBUTE) ?? []).map(
      (name) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    ),
  ]);
