/** The entry point of the editor's page: Sveltia CMS with this site's forms, rules and pictures. */
import './without-eval';
import CMS from '@sveltia/cms';
import type { Value } from '@/scripts/shared/rewrite-yaml';
import { COLLECTION_NAMES, type CollectionName } from '@/lib/model/collections';
import type { TrustedTypesFactory } from '@/lib/browser/trusted-types';
import type { createConfiguration } from '../configuration';
import { isKnown, readFile, UNREAD, writeFile } from './content-files';
import { spellDatesOfForms } from './dates';
import { endOffer, listenToUndo, removeEntry } from './deletions';
import { addProblems } from './field-problems';
import { askBeforeLeaving, letClose } from './leaving';
import { listenToClose, tell } from './messages';
import { compare, getOpened, refresh, restoreOpened } from './outside-changes';
import { preparePictures } from './pictures';
import type { EntryStore } from './sveltia';

declare const CONFIGURATION: ReturnType<typeof createConfiguration>;

/** Bundled with Sveltia CMS, which renders hints and messages as HTML. */
declare const DOMPurify: { sanitize: (html: string) => string };

// Sanitises HTML that the page's policy would refuse; text never becomes script.
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory };
trustedTypes?.createPolicy('default', { createHTML: (html) => DOMPurify.sanitize(html) });

/** Reads a file for its form, and tells why it cannot be read. */
function readOrTell(name: CollectionName, text: string): object {
  try {
    return readFile(name, text) as object;
  } catch (error) {
    tell(`${error instanceof Error ? error.message : ''}\n${UNREAD}`);
    throw error;
  }
}

/** The value of a file that has changed since it was read or saved. */
function readIfChanged(name: CollectionName, text: string): object | undefined {
  if (isKnown(name, text)) return undefined;
  try {
    return readOrTell(name, text);
  } catch {
    return undefined;
  }
}

/** What the changed script of Sveltia CMS calls (../sveltia.ts). */
const contentEditor = {
  folder: undefined as FileSystemDirectoryHandle | undefined,
  refresh: async (store: EntryStore) =>
    contentEditor.folder && refresh(store, contentEditor.folder, readIfChanged),
  compare,
  getOpened,
  restoreOpened,
  check: addProblems,
  remove: removeEntry,
};
Object.assign(globalThis, { contentEditor });

for (const name of COLLECTION_NAMES) {
  CMS.registerCustomFormat(name, 'yaml', {
    fromFile: (text: string) => readOrTell(name, text),
    toFile: (content: object) => {
      const { text, notes } = writeFile(name, content as Value);
      endOffer();
      letClose();
      if (notes.length > 0) tell(`Saved. Please look at this again:\n${notes.join('\n')}`);
      return text;
    },
  });
}
listenToClose();
listenToUndo();
askBeforeLeaving();
spellDatesOfForms();
preparePictures(tell);
CMS.init({ config: CONFIGURATION as never });
