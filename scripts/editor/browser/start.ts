/** The entry point of the editor's page: Sveltia CMS with this site's forms, rules and pictures. */
import './without-eval';
import CMS from '@sveltia/cms';
import type { YamlValue } from '@/scripts/shared/rewrite-yaml';
import { COLLECTION_NAMES, type CollectionName } from '@/lib/model/collections';
import type { TrustedTypesFactory } from '@/lib/browser/trusted-types';
import type { createConfiguration } from '../configuration';
import { isLastText, parseFileForForm, UNREADABLE_FILE, formatFileFromForm } from './content-files';
import { showDatesInWords } from './dates';
import { hideUndoButton, listenToUndo, removeEntry } from './deletions';
import { addProblems } from './field-problems';
import { askBeforeLeaving, allowClosing } from './leaving';
import { listenToCloseButton, showMessage } from './messages';
import * as outsideChanges from './outside-changes';
import { convertChosenPictures } from './pictures';
import type { EntryStore } from './sveltia';

declare const CONFIGURATION: ReturnType<typeof createConfiguration>;

/** A sanitiser that is bundled with Sveltia CMS, which renders hints and messages as HTML. */
declare const DOMPurify: { sanitize: (html: string) => string };

// The content security policy refuses HTML that no Trusted Types policy has checked. The policy below sanitises it.
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory };
trustedTypes?.createPolicy('default', { createHTML: (html) => DOMPurify.sanitize(html) });

/** Reads a file for its form; if that fails, shows why. */
function readOrShowProblem(name: CollectionName, text: string): object {
  try {
    return parseFileForForm(name, text) as object;
  } catch (error) {
    showMessage(`${error instanceof Error ? error.message : ''}\n${UNREADABLE_FILE}`);
    throw error;
  }
}

/** Reads a file if it has changed since it was last read or saved. */
function readIfChanged(name: CollectionName, text: string): object | undefined {
  if (isLastText(name, text)) return undefined;
  try {
    return readOrShowProblem(name, text);
  } catch {
    return undefined;
  }
}

/** The functions that ../sveltia.ts makes the script of Sveltia CMS call. */
const contentEditor = {
  folder: undefined as FileSystemDirectoryHandle | undefined,
  refresh: async (store: EntryStore) =>
    contentEditor.folder &&
    outsideChanges.refreshEntries(store, contentEditor.folder, readIfChanged),
  compare: outsideChanges.findOverwrittenChanges,
  getOpened: outsideChanges.getStateAtOpening,
  restoreOpened: outsideChanges.restoreStateAtOpening,
  check: addProblems,
  remove: removeEntry,
};
Object.assign(globalThis, { contentEditor });

for (const name of COLLECTION_NAMES) {
  CMS.registerCustomFormat(name, 'yaml', {
    fromFile: (text: string) => readOrShowProblem(name, text),
    toFile: (content: object) => {
      const { text, notes } = formatFileFromForm(name, content as YamlValue);
      hideUndoButton();
      allowClosing();
      if (notes.length > 0) showMessage(`Saved. Please look at this again:\n${notes.join('\n')}`);
      return text;
    },
  });
}
listenToCloseButton();
listenToUndo();
askBeforeLeaving();
showDatesInWords();
convertChosenPictures(showMessage);
CMS.init({ config: CONFIGURATION as never });
