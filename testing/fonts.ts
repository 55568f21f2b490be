import { realpathSync } from 'node:fs';
import path from 'node:path';
import { PROJECT } from '@/scripts/shared/project';

/** A configuration of fontconfig in fonts/. */
export type Fonts = 'all' | 'latin';

/** Only Linux has fontconfig; on other systems, browsers see the installed fonts. */
export const canChooseFonts = process.platform === 'linux';

/**
 * Chooses the fonts that a browser sees: those of a configuration of fontconfig in fonts/, which come from npm packages.
 *
 * @param name `latin` is like a machine that has no Devanagari font
 * @returns the environment for the browser, and the folder that its sandbox must allow it to read
 */
export function chooseFonts(name: Fonts = 'all') {
  if (!canChooseFonts) return undefined;
  return {
    env: {
      FONTCONFIG_PATH: path.join(import.meta.dirname, 'fonts'),
      FONTCONFIG_FILE: `${name}.conf`,
    },
    // node_modules may be a symbolic link, but the sandbox of a browser checks the real path.
    folder: realpathSync(path.join(PROJECT, 'node_modules/@expo-google-fonts')),
  };
}
