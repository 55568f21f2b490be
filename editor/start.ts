/** The entry point of the editor's page: Sveltia CMS with this site's forms and rules. */
import CMS from '@sveltia/cms';
import type { YamlValue } from './rewrite-yaml';
import { COLLECTION_NAMES, CONTENT_FILES, type CollectionName } from '@/lib/model/collections';
import { RECORDS_FILE } from '@/lib/records/records-file';
import type { TrustedTypesFactory } from '@/lib/browser/trusted-types';
import { completeDialogs } from './dialogs';
import { finishSave, formatFileFromForm, parseFileForForm, savedTexts } from './content-files';
import { forgetContent } from './forget-content';
import {
  refuseToOverwrite,
  rememberFolder,
  reportOutsideChanges,
  usesLocalFolder,
} from './local-folder';
import { startInOneWindow } from './one-window';
import { leaveFormFirst } from './one-form';
import { PageTextField } from './pages/page-text-field';
import { RecordsField } from './records/records-field';
import { formatRecordsFromForm, refuseUnfinishedRecords } from './records/save-records';
import { renewToken } from './renew-token';
import { keepHelpAside } from './token-help';
import { allowClosing, askBeforeLeaving, lockWhileSaving } from './unsaved-work';

/** The configuration that scripts/editor/configuration.ts creates; the bundler inserts it. */
declare const CONFIGURATION: object;

/** A sanitiser that is bundled with Sveltia CMS, which renders hints and messages as HTML. */
declare const DOMPurify: { sanitize: (html: string) => string };

// The content security policy refuses HTML and addresses of workers that no Trusted Types policy has checked.
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory };
trustedTypes?.createPolicy('default', {
  createHTML: (html) => DOMPurify.sanitize(html),
  createScriptURL: (url) => {
    if (new URL(url, location.href).origin !== location.origin) throw new TypeError(url);
    return url;
  },
});

/** Shows a message of our own in the page's dialog. Sveltia CMS shows its messages elsewhere. */
function showMessage(message: string): void {
  const dialog = document.querySelector<HTMLDialogElement>('#message');
  const text = dialog?.querySelector('p');
  if (!dialog || !text) return;
  text.textContent = message;
  if (!dialog.open) dialog.showModal();
}

/** Reads a file for its form; if that fails, shows why. */
function readOrShowProblem(name: CollectionName, text: string): object {
  try {
    return parseFileForForm(name, text) as object;
  } catch (error) {
    if (error instanceof Error) showMessage(error.message);
    throw error;
  }
}

for (const name of COLLECTION_NAMES) {
  CMS.registerCustomFormat(name, 'yaml', {
    fromFile: (text: string) => readOrShowProblem(name, text),
    toFile: async (content: object) => {
      await refuseToOverwrite(CONTENT_FILES[name]);
      return formatFileFromForm(name, content as YamlValue);
    },
  });
}
CMS.registerCustomFormat('records', 'csv', {
  fromFile: (records: string) => {
    savedTexts.set(RECORDS_FILE, records);
    return { records };
  },
  toFile: async ({ records }: { records: string }) => {
    // Comes first: after a wait, a spreadsheet that is still being read now may be in the table.
    refuseUnfinishedRecords(records);
    await refuseToOverwrite(RECORDS_FILE);
    return formatRecordsFromForm(records, usesLocalFolder());
  },
});
CMS.registerFieldType('records', RecordsField);
CMS.registerFieldType('page-text', PageTextField);
CMS.registerEventListener({
  name: 'postSave',
  handler: () => {
    allowClosing();
    const notes = finishSave();
    if (notes.length > 0) showMessage(['Saved.', ...notes].join('\n'));
  },
});
askBeforeLeaving();
leaveFormFirst();
lockWhileSaving();
completeDialogs();
keepHelpAside();
renewToken();
rememberFolder();
reportOutsideChanges(showMessage);
// Signing out reloads the page, so that no state of one folder or repository is left for another, or for nobody.
const config = { ...CONFIGURATION, logout_redirect_url: location.pathname };
void startInOneWindow(
  () => void forgetContent(showMessage).then(() => CMS.init({ config: config as never })),
);
