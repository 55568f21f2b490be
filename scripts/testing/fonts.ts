/**
 * The fonts of the tests' browsers. They come from npm packages, and the browsers see no others, so text has the same
 * width on every machine and visual tests pass everywhere. Arimo has the metrics of Arial.
 */
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { escapeMarkup } from '@/lib/feeds/escape-markup';
import { PROJECT } from '../shared/project';

/** The folder of the font packages. */
const PACKAGES = path.join(PROJECT, 'node_modules/@expo-google-fonts');

/** Only the weights that pages request from system fonts. With more, pages would look different. */
const FONTS = ['arimo', 'noto-sans-devanagari'].flatMap((family) => [
  `${family}/400Regular`,
  `${family}/700Bold`,
]);

/** The cache of fontconfig. */
const CACHE_FOLDER = path.join(PROJECT, '.cache/fontconfig');

/** The full font names that the site's style sheets use for the regular weights. */
const SYSTEM_NAMES = {
  'Arimo Regular': 'Liberation Sans',
  'Noto Sans Devanagari Regular': 'Noto Sans Devanagari',
};

const getAlias = ([name, alias]: [string, string]) => `  <match target="scan">
    <test name="fullname"><string>${name}</string></test>
    <edit name="fullname" mode="assign"><string>${alias}</string></edit>
  </match>`;

const getConfiguration = (folders: readonly string[]) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${folders.map((folder) => `  <dir>${escapeMarkup(folder)}</dir>`).join('\n')}
  <cachedir>${escapeMarkup(CACHE_FOLDER)}</cachedir>
${Object.entries(SYSTEM_NAMES).map(getAlias).join('\n')}
  <match target="pattern">
    <edit name="family" mode="append_last"><string>Arimo</string></edit>
  </match>
  <match target="font">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>true</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintslight</const></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`;

/**
 * Whether the tests can choose the browsers' fonts. Only Linux has fontconfig; elsewhere the installed fonts are used.
 */
export const hasOwnFonts = process.platform === 'linux';

/**
 * Writes the configuration of the tests' fonts.
 *
 * @returns the environment of a browser that sees only these, and the folder that its sandbox must be allowed to read;
 *   undefined where browsers cannot be given fonts
 */
export function setUpFonts() {
  if (!hasOwnFonts) return undefined;
  // node_modules may be a link, and a sandbox checks the real path.
  const folder = realpathSync(PACKAGES);
  const configuration = getConfiguration(FONTS.map((font) => path.join(folder, font)));
  const FONTCONFIG_FILE = path.join(CACHE_FOLDER, 'fonts.conf');
  // Several processes write this file, and a browser may be reading it.
  const isThere =
    existsSync(FONTCONFIG_FILE) && readFileSync(FONTCONFIG_FILE, 'utf8') === configuration;
  if (!isThere) {
    // The cache also stores font names, which a new configuration may change.
    rmSync(CACHE_FOLDER, { recursive: true, force: true });
    mkdirSync(CACHE_FOLDER, { recursive: true });
    writeFileSync(FONTCONFIG_FILE, configuration);
  }
  return { env: { FONTCONFIG_FILE }, folder };
}
