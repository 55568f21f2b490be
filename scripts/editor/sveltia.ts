/**
 * The bundle of Sveltia CMS: without what no form of the site needs, and with calls of our own where it has no hook
 * (docs/decisions/editor.md). Its version is pinned, and a build fails where a place is not found.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';

/** Modules that no form of the site needs: code highlighting, maps, other interface languages. */
const UNUSED = /^@shikijs\/|^svgo\/browser$|^terra-draw|^leaflet\/|^\.\.\/locales\/index\.js$/;

/** @param package_ the folder of Sveltia CMS */
export const leaveOutUnused = (package_: string): Plugin => ({
  name: 'leave out what is unused',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: UNUSED }, () => ({ path: 'unused', namespace: 'unused' }));
    onLoad({ filter: /.*/, namespace: 'unused' }, () => ({
      contents: 'export default {}; export const TerraDraw = 0, optimize = 0;',
    }));
    // Sveltia CMS has no Hindi, so English is the only interface language.
    const english = path.join(package_, 'locales/en-GB.json');
    onResolve({ filter: /^\.\.\/locales\/[\w-]+\.json$/ }, () => ({ path: english }));
  },
});

/** A place in the minified script, and what is there instead. */
type Change = readonly [place: RegExp, changed: string];

const CHANGES: readonly Change[] = [
  // The title above the reason why something was not saved. The default says to try again later.
  [
    /There was an error while saving the entry\. Please try again later\./,
    'It cannot be saved as it is:',
  ],
  [/in the repository after you opened it/, 'elsewhere after you opened it'],
  // Drafts are saved after "Work with Local Repository" too. The second backend that is chosen switched them off.
  [/if\((\w+)&&!\w+\)(\{let\{databaseName:)/, 'if($1)$2'],
  // Sooner than anybody can leave.
  [/(globalThis\.setTimeout\(\(\)=>\{\w+\(\w+\)\},)500\)/, '$1100)'],
  // A draft knows what it was made from, and so does the form in which it is restored.
  [
    /(if\(\w+\((\w+)\)\)\{let \w+=\{)(?=timestamp:new Date,cmsConfigVersion:)/,
    'let opened=contentEditor.getOpened($2.originalEntry);$1opened,',
  ],
  [
    /\(\{backup:(\w+),draft:(\w+)\}\)=>\{(?=let\{currentLocales:)/,
    '$&contentEditor.restoreOpened($2.originalEntry,$1.opened);',
  ],
  // A check for changes that others made reads the folder again.
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
  // The folder that was chosen.
  [/if\((\w+)\)(?=\w+=\1;else throw Error\(`Directory handle)/, 'if($1)contentEditor.folder='],
  // Our rules are checked with those of the form.
  [
    /(let\{valid:\w+,validities:\w+,validationMessages:\w+\}=)(\w+\(\{draft:(\w+),enforceRequired:\w+\}\))(?=;return \3\.validities=)/,
    '$1contentEditor.check($3,$2,SERIALIZE)',
  ],
  // What is deleted can be brought back.
  [
    /(async (\w+)=>\{(\w+)\(\(\{valueList:(\w+),expanderStateList:(\w+)\}\)=>\{.{0,200}?)\4\.splice\(\2,1\),\5\.splice\(\2,1\)(?=\}\))/,
    '$1contentEditor.remove([$4,$5],$2,change=>$3(({valueList,expanderStateList})=>change([valueList,expanderStateList])))',
  ],
];

/** Names of the minified script that the changes use. */
const NAMES: Record<string, RegExp> = {
  ENTRIES:
    /(\w+)\.current\.find\(\(\{id:\w+\}\)=>\w+===\w+\.id\);if\(!\w+\)return\{type:`deleted`\}/,
  SERIALIZE: /data:await \w+\(\{content:(\w+)\(\{draft:\w+,locale:/,
};

function changeScript(script: string): string {
  const names = Object.entries(NAMES).map(([name, place]) => {
    const [, found] = place.exec(script) ?? [];
    if (!found) throw new Error(`Sveltia CMS has changed: no ${place}`);
    return [name, found] as const;
  });
  return CHANGES.reduce((text, [place, changed]) => {
    const own = names.reduce((line, [name, found]) => line.replaceAll(name, found), changed);
    const count = text.match(RegExp(place, 'g'))?.length ?? 0;
    if (count !== 1) throw new Error(`Sveltia CMS has changed: ${count} times ${place}`);
    return text.replace(place, own);
  }, script);
}

/** Changes the script of Sveltia CMS. */
export const changeSveltia: Plugin = {
  name: 'change Sveltia CMS',
  setup({ onLoad }) {
    onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, async ({ path: file }) => ({
      contents: changeScript(await readFile(file, 'utf8')),
    }));
    // The folder of the scripts has the folder of fonts and other assets in it.
    onLoad({ filter: /@sveltia\/cms\/npm\/chunks\/.*\.js$/ }, async ({ path: file }) => ({
      contents: (await readFile(file, 'utf8')).replaceAll('../assets/', './assets/'),
    }));
  },
};
