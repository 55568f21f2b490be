/** The entry point of the editor's page: Sveltia CMS with this site's forms, rules and pictures. */
import './without-eval';
import CMS from '@sveltia/cms';
import type { Value } from '@/scripts/shared/rewrite-yaml';
import { COLLECTION_NAMES } from '@/lib/model/collections';
import type { TrustedTypesFactory } from '@/lib/browser/trusted-types';
import type { createConfiguration } from '../configuration';
import { readFile, UNREAD, writeFile } from './content-files';
import { preparePictures } from './pictures';

declare const CONFIGURATION: ReturnType<typeof createConfiguration>;

/** Bundled with Sveltia CMS, which renders hints and messages as HTML. */
declare const DOMPurify: { sanitize: (html: string) => string };

// Sanitises HTML that the page's policy would refuse; text never becomes script.
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory };
trustedTypes?.createPolicy('default', { createHTML: (html) => DOMPurify.sanitize(html) });

/** Shows a message in the page's dialog. */
function tell(message: string): void {
  const dialog = document.querySelector<HTMLDialogElement>('#message');
  const text = dialog?.querySelector('p');
  if (!dialog || !text) return;
  text.textContent = message;
  if (!dialog.open) dialog.showModal();
}

document
  .querySelector('#message button')
  ?.addEventListener('click', () => document.querySelector<HTMLDialogElement>('#message')?.close());

const describeUnused = (picture: string) =>
  `No entry names public/assets/${picture} any more. Delete it under Assets too: until then the site is not published.`;

for (const name of COLLECTION_NAMES) {
  CMS.registerCustomFormat(name, 'yaml', {
    fromFile: (text: string) => {
      try {
        return readFile(name, text) as object;
      } catch (error) {
        tell(`${error instanceof Error ? error.message : ''}\n${UNREAD}`);
        throw error;
      }
    },
    toFile: (content: object) => {
      const { text, unnamed } = writeFile(name, content as Value);
      if (unnamed.length > 0) tell(unnamed.map(describeUnused).join('\n'));
      return text;
    },
  });
}
preparePictures(tell);
CMS.init({ config: CONFIGURATION as never });
