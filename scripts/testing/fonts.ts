/**
 * The fonts of the tests' browsers. They come from npm packages, and the browsers see no others, so text has the same
 * width on every machine and visual tests pass everywhere. Arimo has the metrics of Arial.
 */
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { escapeMarkup } from '@/lib/feeds/escape-markup';
import { PROJECT } from '../shared/project';

/** The folder of the font packages. */
const FONT_PACKAGES = path.join(PROJECT, 'node_modules/@expo-google-fonts');

/** The font families of each configuration. */
const FONT_FAMILIES = {
  all: ['arimo', 'noto-sans-devanagari'],
  latin: ['arimo'],
};

/** Only the weights that pages request from system fonts. With more, pages would look different. */
const WEIGHTS = ['400Regular', '700Bold'];

/** The folder of fontconfig's caches. */
const CACHE_FOLDER = path.join(PROJECT, '.cache/fontconfig');

/** The full font names that the site's style sheets use for the regular weights. */
const SYSTEM_FONT_NAMES = {
  'Arimo Regular': 'Liberation Sans',
  'Noto Sans Devanagari Regular': 'Noto Sans Devanagari',
};

const createFontAlias = ([name, alias]: [string, string]) => `  <match target="scan">
    <test name="fullname"><string>${name}</string></test>
    <edit name="fullname" mode="assign"><string>${alias}</string></edit>
  </match>`;

const createConfiguration = (folders: readonly string[], cache: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${folders.map((folder) => `  <dir>${escapeMarkup(folder)}</dir>`).join('\n')}
  <cachedir>${escapeMarkup(cache)}</cachedir>
${Object.entries(SYSTEM_FONT_NAMES).map(createFontAlias).join('\n')}
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

/** Only Linux has fontconfig; on other systems, browsers see the installed fonts. */
export const canChooseFonts = process.platform === 'linux';

/**
 * Writes a configuration of fontconfig with only the tests' fonts.
 *
 * @param name `latin` is like a machine that has no Devanagari font
 * @returns the environment for a browser that sees only these fonts, and the folder that its sandbox must allow it to
 *   read; undefined where the tests cannot choose the fonts
 */
export function setUpFonts(name: keyof typeof FONT_FAMILIES = 'all') {
  if (!canChooseFonts) return undefined;
  // node_modules may be a symbolic link, but the sandbox of a browser checks the real path.
  const folder = realpathSync(FONT_PACKAGES);
  const fonts = FONT_FAMILIES[name].flatMap((family) =>
    WEIGHTS.map((weight) => path.join(folder, family, weight)),
  );
  const cache = path.join(CACHE_FOLDER, name);
  const configuration = createConfiguration(fonts, cache);
  const FONTCONFIG_FILE = path.join(cache, 'fonts.conf');
  // Several processes write this file, and a browser may be reading it.
  const isUpToDate =
    existsSync(FONTCONFIG_FILE) && readFileSync(FONTCONFIG_FILE, 'utf8') === configuration;
  if (!isUpToDate) {
    // The cache also stores font names, which a new configuration may change.
    rmSync(cache, { recursive: true, force: true });
    mkdirSync(cache, { recursive: true });
    writeFileSync(FONTCONFIG_FILE, configuration);
  }
  return { env: { FONTCONFIG_FILE }, folder };
}
