import { existsSync } from 'node:fs';
import path from 'node:path';
import { IssueError } from '@/lib/content/issue';
import { findFileReferences } from '../next-format';
import type { StepContext, ExportedPage } from '../step';
import { describeMismatch } from '../unexpected-output';

/** Collects the files that a page may request; a missing one ends the build. */
export function collectReferences(page: ExportedPage, { folder }: StepContext): ExportedPage {
  const filesInPage = findFileReferences([page.html, page.modules[0]?.text].join());
  const referencedFiles = [...page.referencedFiles, ...filesInPage];
  const missing = referencedFiles.find((file) => !existsSync(path.join(folder, file)));
  if (missing) {
    throw new IssueError(describeMismatch(page.file, `${missing}, which it needs, is missing`));
  }
  return { ...page, referencedFiles };
}
