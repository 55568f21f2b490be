import { existsSync } from 'node:fs';
import path from 'node:path';
import { findFileReferences, NextOutputError } from '../next-format';
import type { StepContext, ExportedPage } from '../step';

/** Collects the files that a page may request; a missing one ends the build. */
export function collectReferences(page: ExportedPage, { folder }: StepContext): ExportedPage {
  const referencedFiles = findFileReferences(page.html);
  const missing = referencedFiles.find((file) => !existsSync(path.join(folder, file)));
  if (missing) throw new NextOutputError(page.file, `${missing}, which it needs, is missing`);
  return { ...page, referencedFiles };
}
