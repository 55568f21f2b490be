/** The entry point of the editor's page: Sveltia CMS with this site's forms and rules. */
import './without-eval';
import CMS from '@sveltia/cms';
import type { YamlValue } from '@/scripts/shared/rewrite-yaml';
import { COLLECTION_NAMES, type CollectionName } from '@/lib/model/collections';
import type { TrustedTypesFactory } from '@/lib/browser/trusted-types';
import type { createConfiguration } from '../configuration';
import { formatFileFromForm, lastTexts, parseFileForForm, UNREADABLE_FILE } from './content-files';
import { askBeforeLeaving, allowClosing } from './leaving';
import { listenToCloseButton, showMessage } from './messages';
import { startInOneWindow } from './one-window';
import { refuseToOverwrite, rememberFolder, tellChangesOnReturn } from './outside-changes';

declare const CONFIGURATION: ReturnType<typeof createConfiguration>;

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

/** Reads a file for its form; if that fails, shows why. */
function readOrShowProblem(name: CollectionName, text: string): object {
  try {
    return parseFileForForm(name, text) as object;
  } catch (error) {
    showMessage(`${error instanceof Error ? error.message : ''}\n${UNREADABLE_FILE}`);
    throw error;
  }
}

/** What is left to do when the form that is being saved has been saved. */
let finishSave = (): void => undefined;

for (const name of COLLECTION_NAMES) {
  CMS.registerCustomFormat(name, 'yaml', {
    fromFile: (text: string) => readOrShowProblem(name, text),
    toFile: async (content: object) => {
      await refuseToOverwrite(name);
      const { text, notes } = formatFileFromForm(name, content as YamlValue);
      finishSave = () => {
        lastTexts[name] = text;
        if (notes.length > 0) showMessage(`Saved. Please look at this again:\n${notes.join('\n')}`);
      };
      return text;
    },
  });
}
CMS.registerEventListener({
  name: 'postSave',
  handler: () => {
    allowClosing();
    finishSave();
  },
});
listenToCloseButton();
askBeforeLeaving();
rememberFolder();
tellChangesOnReturn(showMessage);
void startInOneWindow(() => void CMS.init({ config: CONFIGURATION as never }));
