import { readSettings } from '@/lib/urls/settings.mjs';
import type { Context, Page } from '@/scripts/export/step';

/** Runs a step of the pipeline on a document, of a site below a base path. */
export const runStep = <Result>(
  step: (page: Page, context: Context) => Result,
  html: string,
  { basePath = '', payload }: { basePath?: string; payload?: Page['payload'] } = {},
): Result =>
  step(
    { file: 'about.html', html, payload, references: [] },
    { settings: readSettings({ BASE_PATH: basePath }), folder: '' },
  );
