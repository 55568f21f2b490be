/**
 * The build's only settings, read from the environment in this one place.
 *
 * | variable                  | default               | meaning                                                     |
 * | ------------------------- | --------------------- | ----------------------------------------------------------- |
 * | `SITE_URL`                | https://site.example  | where the site is published, for absolute URLs in metadata  |
 * | `BASE_PATH`               | (none)                | the sub-path it is served below, such as `/council`         |
 * | `NEXT_PUBLIC_ASSETS_HOST` | (none)                | {host} of spec §7: images then come from `{host}/assets/…`  |
 * | `OFFLINE`                 | keep                  | `keep` pages for visitors without network, or `remove` them |
 * | `NEXT_CLIENT`             | fallback              | when pages keep the client of Next.js: `fallback`, if a     |
 * |                           |                       | new version writes them differently; `never`: then the      |
 * |                           |                       | build fails; `always`, to test the fallback                 |
 *
 * And `SOURCE_DATE_EPOCH`, which is not this site's own: lib/i18n/build-day.ts.
 *
 * Plain JavaScript, so that next.config.mjs can import it too.
 *
 * @typedef {object} Settings
 * @property {string} siteUrl origin of the published site, no slash at the end
 * @property {string} basePath '' or a path with a leading slash and none at the end
 * @property {string} assetsHost '' or an absolute URL, no slash at the end
 * @property {'fallback' | 'never' | 'always'} nextClient
 * @property {boolean} keepsPages whether visitors' browsers keep the pages for when there is no network
 */
/** The variables that the settings are read from. */
export const SETTINGS = /** @type {const} */ ([
  'SITE_URL',
  'BASE_PATH',
  'NEXT_PUBLIC_ASSETS_HOST',
  'OFFLINE',
  'NEXT_CLIENT',
]);

const NEXT_CLIENT = /** @type {const} */ (['fallback', 'never', 'always']);

/** A placeholder: nothing is published there. */
export const DEFAULT_SITE_URL = 'https://site.example';

/** A setting that cannot be used; its message is one line that names the variable. */
export class SettingError extends Error {
  /**
   * @param {string} variable
   * @param {string} value
   * @param {string} expected
   */
  constructor(variable, value, expected) {
    super(`${variable}: ${JSON.stringify(value)} is not ${expected}`);
    this.name = 'SettingError';
  }
}

/** A host and port that are safe in pages and policies; letters beyond ASCII are encoded before. */
const PLAIN_HOST = /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/;

/**
 * Reads a web address as it was typed. The URL parser alone would add a slash that is missing, and leave out a line end.
 *
 * @param {string} value
 * @returns {URL | undefined} undefined if it is none, or has a part that no setting may have
 */
function parseWebAddress(value) {
  if (!/^https?:\/\/[^/?#@\\\s]+(\/[\w.~/-]*)?$/i.test(value)) return undefined;
  if (!URL.canParse(value)) return undefined;
  const url = new URL(value);
  return PLAIN_HOST.test(url.host) ? url : undefined;
}

/**
 * The variables of `process.env` that browser code reads; each is inlined.
 *
 * @param {Settings} settings
 */
export const getBrowserEnvironment = ({ basePath, keepsPages }) => ({
  BASE_PATH: basePath,
  KEEPS_PAGES: String(keepsPages),
});

/**
 * Reads and checks the settings; an empty variable counts as unset.
 *
 * @param {Record<string, string | undefined>} environment
 * @returns {Settings}
 * @throws {SettingError} at the first variable that is malformed
 */
export function readSettings(environment) {
  /**
   * @template Value
   * @param {typeof SETTINGS[number]} variable
   * @param {string} initial its value if it is unset
   * @param {string} expected what it must be, in words
   * @param {(value: string) => Value | undefined} parse
   * @returns {Value}
   */
  const read = (variable, initial, expected, parse) => {
    const value = environment[variable] || initial;
    const parsed = parse(value);
    if (parsed === undefined) throw new SettingError(variable, value, expected);
    return parsed;
  };
  return {
    siteUrl: read(
      'SITE_URL',
      DEFAULT_SITE_URL,
      'an origin such as https://www.site.example',
      (value) => {
        const address = parseWebAddress(value);
        return address?.pathname === '/' ? address.origin : undefined;
      },
    ),
    basePath: read(
      'BASE_PATH',
      '',
      'a path such as /council, without a slash at the end',
      (value) => (/^(\/[\w~-][\w.~-]*)*$/.test(value) ? value : undefined),
    ),
    assetsHost: read(
      'NEXT_PUBLIC_ASSETS_HOST',
      '',
      'an address such as https://images.site.example',
      (value) => (value === '' ? value : parseWebAddress(value)?.href.replace(/\/+$/, '')),
    ),
    keepsPages: read('OFFLINE', 'keep', 'keep or remove', (value) =>
      /^(keep|remove)$/.test(value) ? value === 'keep' : undefined,
    ),
    nextClient: read('NEXT_CLIENT', 'fallback', 'fallback, never or always', (value) =>
      NEXT_CLIENT.find((one) => one === value),
    ),
  };
}
