/** Omits modules of Sveltia CMS that no form of the site needs. They are found by their names; its code stays as it is. */
import path from 'node:path';
import type { Plugin } from 'esbuild';

/** Code highlighting, maps, other interface languages. */
const UNUSED_MODULES =
  /^@shikijs\/|^svgo\/browser$|^terra-draw|^leaflet\/|^\.\.\/locales\/index\.js$/;

/** @param packageFolder the folder of Sveltia CMS in node_modules */
export const omitUnusedModules = (packageFolder: string): Plugin => ({
  name: 'leave out what is unused',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: UNUSED_MODULES }, () => ({ path: 'unused', namespace: 'unused' }));
    onLoad({ filter: /.*/, namespace: 'unused' }, () => ({
      contents: 'export default {}; export const TerraDraw = 0, optimize = 0;',
    }));
    // Sveltia CMS has no Hindi, so English is the only interface language.
    const englishFile = path.join(packageFolder, 'locales/en-GB.json');
    onResolve({ filter: /^\.\.\/locales\/[\w-]+\.json$/ }, () => ({ path: englishFile }));
  },
});
