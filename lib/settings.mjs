/**
 * The build's only settings, read from the environment in this one place.
 *
 * | variable                  | default               | meaning                                                     |
 * | ------------------------- | --------------------- | ----------------------------------------------------------- |
 * | `SITE_URL`                | https://scse.example  | where the site is published, for absolute URLs in metadata  |
 * | `BASE_PATH`               | (none)                | the sub-path it is served below, such as `/council`         |
 * | `NEXT_PUBLIC_ASSETS_HOST` | (none)                | {host} of spec §7: images then come from `{host}/assets/…`  |
 * | `OFFLINE`                 | keep                  | `keep` pages for visitors without network, or `remove` them |
 *
 * And `SOURCE_DATE_EPOCH`, which is not this site's own: lib/build-day.ts.
 *
 * Plain JavaScript, so that next.config.mjs can import it too.
 *
 * @typedef {object} Settings
 * @property {string} siteUrl origin of the published site, no slash at the end
 * @property {string} basePath '' or a path with a leading slash and none at the end
 * @property {string} assetsHost '' or an absolute URL, no slash at the end
 * @property {boolean} keepsPages whether visitors' browsers keep the pages for when there is no network
 */

const DEFAULT_SITE_URL = 'https://scse.example';

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

/**
 * @param {string} value
 * @returns {URL | undefined} the web address, unless it is none or has a part that no setting may have
 */
function parseWebAddress(value) {
  if (!URL.canParse(value)) return undefined;
  const url = new URL(value);
  const isPlain = url.search + url.hash + url.username + url.password === '';
  return isPlain && /^https?:$/.test(url.protocol) ? url : undefined;
}

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
    throw new SettingError('SITE_URL', siteUrl, 'an origin such as https://www.scse.example');
  }

  const basePath = environment.BASE_PATH || '';
  if (!/^(\/[\w~-][\w.~-]*)*$/.test(basePath)) {
    throw new SettingError(
      'BASE_PATH',
      basePath,
      'a path such as /council, without a slash at the end',
    );
  }

  const assetsHost = environment.NEXT_PUBLIC_ASSETS_HOST || '';
  if (assetsHost !== '' && !parseWebAddress(assetsHost)) {
    throw new SettingError(
      'NEXT_PUBLIC_ASSETS_HOST',
      assetsHost,
      'an address such as https://images.scse.example',
    );
  }

  const offline = environment.OFFLINE || 'keep';
  if (offline !== 'keep' && offline !== 'remove') {
    throw new SettingError('OFFLINE', offline, 'keep or remove');
  }

  return {
    siteUrl: siteAddress.origin,
    basePath,
    assetsHost: assetsHost.replace(/\/+$/, ''),
    keepsPages: offline === 'keep',
  };
}
