/**
 * Changes the bundle of Sveltia CMS: omits modules that no form of the site needs, and adds calls of our own where it
 * has no hook (docs/decisions/editor.md). Its version is pinned. A build fails if a place to change is not found.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';

/** Modules that no form of the site needs: code highlighting, maps, other interface languages. */
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

/** A place in the minified script, and the text that replaces it. */
type ScriptChange = readonly [place: RegExp, replacement: string];

const CHANGES: readonly ScriptChange[] = [
  // The title above the reason why something was not saved. The original text advises to try again later.
  [
    /There was an error while saving the entry\. Please try again later\./,
    'It cannot be saved as it is:',
  ],
  [/in the repository after you opened it/, 'elsewhere after you opened it'],
  // Saves drafts for a local folder too: Sveltia CMS stops saving them when the user changes the backend from GitHub to
  // the folder.
  [/if\((\w+)&&!\w+\)(\{let\{databaseName:)/, 'if($1)$2'],
  // Saves a draft after 100 ms, before anybody can leave the form.
  [/(globalThis\.setTimeout\(\(\)=>\{\w+\(\w+\)\},)500\)/, '$1100)'],
  // Saves with each draft the content of the file on which it is based, and restores both together.
  [
    /(if\(\w+\((\w+)\)\)\{let \w+=\{)(?=timestamp:new Date,cmsConfigVersion:)/,
    'let opened=contentEditor.getOpened($2.originalEntry);$1opened,',
  ],
  [
    /\(\{backup:(\w+),draft:(\w+)\}\)=>\{(?=let\{currentLocales:)/,
    '$&contentEditor.restoreOpened($2.originalEntry,$1.opened);',
  ],
  // Reads the folder again before comparing, and lists the outside changes in the warning.
  [
    /(async\(\{maxAge:\w+=0\}=\{\}\)=>\{)(?=let \w+=\w+\.current;if\(\w+\?\.fetchLastCommit)/,
    '$1await contentEditor.refresh(ENTRIES);',
  ],
  [
    /(\w+=(\w+)=>)\{let (\w+)=(\w+)\.current\.find\(\(\{id:\w+\}\)=>\w+===\2\.id\);if\(!\3\)return\{type:`deleted`\};.{0,80}?entry:\3\}\}/,
    '$1contentEditor.compare(ENTRIES.current,$2)',
  ],
  [
    /(\(\{type:\w+,entry:\w+)(\},\w+\)=>\{if.{0,400}?warning:)(?=\w+\(`save_conflict\.overwrite_warning)/,
    '$1,changes:others$2others+',
  ],
  // Remembers the folder that the user chose.
  [/if\((\w+)\)(?=\w+=\1;else throw Error\(`Directory handle)/, 'if($1)contentEditor.folder='],
  // Checks the site's rules together with those of the form.
  [
    /(let\{valid:\w+,validities:\w+,validationMessages:\w+\}=)(\w+\(\{draft:(\w+),enforceRequired:\w+\}\))(?=;return \3\.validities=)/,
    '$1contentEditor.check($3,$2,SERIALIZE)',
  ],
  // Deletes an entry by our function, which can undo it.
  [
    /(async (\w+)=>\{(\w+)\(\(\{valueList:(\w+),expanderStateList:(\w+)\}\)=>\{.{0,200}?)\4\.splice\(\2,1\),\5\.splice\(\2,1\)(?=\}\))/,
    '$1contentEditor.remove([$4,$5],$2,change=>$3(({valueList,expanderStateList})=>change([valueList,expanderStateList])))',
  ],
];

/** The names in the changes, and patterns that find what the minified script calls them. */
const MINIFIED_NAME_PATTERNS: Record<string, RegExp> = {
  ENTRIES:
    /(\w+)\.current\.find\(\(\{id:\w+\}\)=>\w+===\w+\.id\);if\(!\w+\)return\{type:`deleted`\}/,
  SERIALIZE: /data:await \w+\(\{content:(\w+)\(\{draft:\w+,locale:/,
};

function applyChanges(script: string): string {
  const names = Object.entries(MINIFIED_NAME_PATTERNS).map(([name, place]) => {
    const [, found] = place.exec(script) ?? [];
    if (!found) throw new Error(`Sveltia CMS has changed: no ${place}`);
    return [name, found] as const;
  });
  return CHANGES.reduce((text, [place, replacement]) => {
    const code = names.reduce((line, [name, found]) => line.replaceAll(name, found), replacement);
    const matchCount = text.match(RegExp(place, 'g'))?.length ?? 0;
    if (matchCount !== 1) throw new Error(`Sveltia CMS has changed: ${matchCount} times ${place}`);
    return text.replace(place, code);
  }, script);
}

export const changeSveltiaScript: Plugin = {
  name: 'change Sveltia CMS',
  setup({ onLoad }) {
    onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, async ({ path: file }) => ({
      contents: applyChanges(await readFile(file, 'utf8')),
    }));
    // Our build puts the folder of assets into the folder of the scripts.
    onLoad({ filter: /@sveltia\/cms\/npm\/chunks\/.*\.js$/ }, async ({ path: file }) => ({
      contents: (await readFile(file, 'utf8')).replaceAll('../assets/', './assets/'),
    }));
  },
};
