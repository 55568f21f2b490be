import { parseDocument } from 'yaml';

/**
 * The settings of the build that a maintainer may make by environment variables. Only this file reads these variables.
 *
 * | variable                  | default               | meaning                                                     |
 * | ------------------------- | --------------------- | ----------------------------------------------------------- |
 * | `SITE_URL`                | `url` of site.yaml    | where the site is published, for absolute URLs in metadata  |
 * | `BASE_PATH`               | the path in that      | the sub-path it is served below, such as `/council`         |
 * | `NEXT_PUBLIC_ASSETS_HOST` | (none)                | {host} of spec §7: images then come from `{host}/assets/…`  |
 * | `OFFLINE`                 | keep                  | `keep` pages for visitors without network, or `remove` them |
 *
 * A site without an address has https://site.example, where nothing exists.
 * lib/dates/build-day.ts reads `SOURCE_DATE_EPOCH`, which many build tools know.
 *
 * The file is plain JavaScript, so that next.config.mjs can import it.
 *
 * @typedef {object} Settings
 * @property {string} siteUrl origin of the published site, no slash at the end
 * @property {string} basePath '' or a path with a leading slash and none at the end
 * @property {string} assetsHost '' or an absolute URL, no slash at the end
 * @property {boolean} keepsPages whether visitors' browsers save pages for visits without a network
 */
/** The environment variables of the settings. */
export const SETTING_VARIABLES = /** @type {const} */ ([
  'SITE_URL',
  'BASE_PATH',
  'NEXT_PUBLIC_ASSETS_HOST',
  'OFFLINE',
]);

/** The error of an invalid setting. Its message is one line, with the name of the variable. */
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

/**
 * A host, with or without a port, that is safe in HTML and in the content security policy. The URL parser has already
 * encoded letters beyond ASCII (xn--…).
 */
const SAFE_HOST = /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/;

/**
 * Parses a web address. The pattern is stricter than the URL parser, which corrects mistakes such as a line break
 * silently.
 *
 * @param {string} value
 * @returns {URL | undefined} undefined if the value is not an address, or has a part that no setting may have
 */
function parseWebAddress(value) {
  if (!/^https?:\/\/[^/?#@\\\s]+(\/[\w.~/-]*)?$/i.test(value)) return undefined;
  if (!URL.canParse(value)) return undefined;
  const url = new URL(value);
  return SAFE_HOST.test(url.host) ? url : undefined;
}

/**
 * Adds the address of the content to an environment without one, in which the build and its workers then read it.
 *
 * @param {Record<string, string | undefined>} environment
 * @param {string} siteFile the text of data/site.yaml; only the content check reports what is wrong in it
 */
export function addContentAddress(environment, siteFile) {
  const url = parseDocument(siteFile, { schema: 'failsafe', logLevel: 'error' }).get('url');
  // The content check removes such characters too, for example a no-break space that was pasted.
  const address = parseWebAddress(String(url).replace(/[\s\p{Cf}]/gu, ''));
  if (environment.SITE_URL || !address) return;
  environment.SITE_URL = address.origin;
  environment.BASE_PATH ||= address.pathname.replace(/\/+$/, '');
}

/**
 * The variables of `process.env` that browser code reads. The build replaces each one by its value.
 *
 * @param {Settings} settings
 */
export const getBrowserEnvironment = ({ basePath, keepsPages }) => ({
  BASE_PATH: basePath,
  KEEPS_PAGES: String(keepsPages),
});

/**
 * Reads and checks the settings. An empty variable counts as missing.
 *
 * @param {Record<string, string | undefined>} environment
 * @returns {Settings}
 * @throws {SettingError} at the first variable that is malformed
 */
export function readSettings(environment) {
  const { SITE_URL = '', BASE_PATH = '', NEXT_PUBLIC_ASSETS_HOST = '', OFFLINE = '' } = environment;
  const site = parseWebAddress(SITE_URL || 'https://site.example');
  if (site?.pathname !== '/')
    throw new SettingError(
      'SITE_URL',
      SITE_URL,
      'an origin such as https://www.site.example: a path such as /council goes into BASE_PATH',
    );
  if (!/^(\/[\w~-][\w.~-]*)*$/.test(BASE_PATH))
    throw new SettingError(
      'BASE_PATH',
      BASE_PATH,
      'a path such as /council, without a slash at the end',
    );
  const assets = NEXT_PUBLIC_ASSETS_HOST && parseWebAddress(NEXT_PUBLIC_ASSETS_HOST);
  if (assets === undefined)
    throw new SettingError(
      'NEXT_PUBLIC_ASSETS_HOST',
      NEXT_PUBLIC_ASSETS_HOST,
      'an address such as https://images.site.example',
    );
  if (!/^(keep|remove)?$/.test(OFFLINE))
    throw new SettingError('OFFLINE', OFFLINE, 'keep or remove');
  return {
    siteUrl: site.origin,
    basePath: BASE_PATH,
    assetsHost: assets && assets.href.replace(/\/+$/, ''),
    keepsPages: OFFLINE !== 'remove',
  };
}
