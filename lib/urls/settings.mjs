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
import { existsSync } from 'node:fs';
import path from 'node:path';

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
 * Reads a web address as it was typed. The URL parser alone would add a slash that is missing, leave out a line end, and
 * take a number for an IPv4 address.
 *
 * @param {string} value
 * @returns {URL | undefined} undefined if it is none, or has a part that no setting may have
 */
function parseWebAddress(value) {
  if (!/^https?:\/\/[^/?#@\\\s]+(\/[\w.~/-]*)?$/i.test(value)) return undefined;
  if (!URL.canParse(value)) return undefined;
  const url = new URL(value);
  const isNumber = /^[\d.]+$/.test(url.hostname) && !value.includes(url.hostname);
  return PLAIN_HOST.test(url.host) && !isNumber ? url : undefined;
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

/** The first part of the site's own addresses, apart from its pages; __tests__/built/files.test.ts checks them. */
const OWN_FOLDERS = ['_next', 'admin', 'assets', 'events', 'hi', 'icons', 'pictures', 'share'];

/**
 * Whether the site has a page in this folder. English pages are enough: other languages have a folder of their own.
 *
 * @param {string} name
 */
const isPageFolder = (name) => existsSync(path.join(process.cwd(), 'app/(en)', name));
const OWN_FILE = /\.(csv|html|ico|ics|js|png|svg|txt|webmanifest|xml)$/;

/**
 * Reads and checks the settings; an empty variable counts as unset.
 *
 * @param {Record<string, string | undefined>} environment
 * @returns {Settings}
 * @throws {SettingError} at the first variable that is malformed
 */
export function readSettings(environment) {
  const siteUrl = environment.SITE_URL || DEFAULT_SITE_URL;
  const siteAddress = parseWebAddress(siteUrl);
  if (siteAddress?.pathname !== '/') {
    throw new SettingError('SITE_URL', siteUrl, 'an origin such as https://www.site.example');
  }

  const basePath = environment.BASE_PATH || '';
  if (!/^(\/[\w~-][\w.~-]*)*$/.test(basePath)) {
    throw new SettingError(
      'BASE_PATH',
      basePath,
      'a path such as /council, without a slash at the end',
    );
  }
  const [, first = ''] = basePath.split('/');
  if (first && (OWN_FOLDERS.includes(first) || OWN_FILE.test(first) || isPageFolder(first))) {
    throw new SettingError('BASE_PATH', basePath, `free: the site has a /${first} of its own`);
  }

  const assetsHost = environment.NEXT_PUBLIC_ASSETS_HOST || '';
  const assetsAddress = parseWebAddress(assetsHost);
  if (assetsHost !== '' && assetsAddress === undefined) {
    throw new SettingError(
      'NEXT_PUBLIC_ASSETS_HOST',
      assetsHost,
      'an address such as https://images.site.example',
    );
  }

  const offline = environment.OFFLINE || 'keep';
  if (offline !== 'keep' && offline !== 'remove') {
    throw new SettingError('OFFLINE', offline, 'keep or remove');
  }

  const nextClient = NEXT_CLIENT.find((value) => value === (environment.NEXT_CLIENT || 'fallback'));
  if (nextClient === undefined) {
    throw new SettingError(
      'NEXT_CLIENT',
      String(environment.NEXT_CLIENT),
      'fallback, never or always',
    );
  }

  return {
    siteUrl: siteAddress.origin,
    basePath,
    assetsHost: assetsAddress?.href.replace(/\/+$/, '') ?? '',
    keepsPages: offline === 'keep',
    nextClient,
  };
}
