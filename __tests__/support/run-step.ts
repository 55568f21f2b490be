import { readSettings } from '@/lib/urls/settings.mjs';
import type { StepContext, ExportedPage } from '@/scripts/export/step';

/** Runs a step of the pipeline on a document, of a site below a base path. */
export const runStep = <Result>(
  step: (page: ExportedPage, context: StepContext) => Result,
  html: string,
  { basePath = '', modules = [] }: { basePath?: string; modules?: ExportedPage['modules'] } = {},
): Result =>
  step(
    { file: 'about.html', html, modules, referencedFiles: [] },
    { settings: readSettings({ BASE_PATH: basePath }), folder: '' },
  );
