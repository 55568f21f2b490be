import { readSettings } from '@/lib/urls/settings.mjs';
import type { StepContext, Page } from '@/scripts/export/step';

/** Runs a step of the pipeline on a document, of a site below a base path. */
export const runStep = <Result>(
  step: (page: Page, context: StepContext) => Result,
  html: string,
  { basePath = '', payload }: { basePath?: string; payload?: Page['payload'] } = {},
): Result =>
  step(
    { file: 'about.html', html, payload, referencedFiles: [] },
    { settings: readSettings({ BASE_PATH: basePath }), folder: '' },
  );
