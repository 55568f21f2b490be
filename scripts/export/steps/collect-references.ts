import { existsSync } from 'node:fs';
import path from 'node:path';
import { IssueError } from '@/lib/content/issue';
import { findReferences } from '../next-format';
import type { Context, Page } from '../step';
import { describeUnexpected } from '../unexpected-output';

/** Collects the files that a page may request; a missing one ends the build. */
export function collectReferences(page: Page, { folder }: Context): Page {
  const ofPage = findReferences(page.html + (page.payload?.text ?? ''));
  const references = [...page.references, ...ofPage];
  const missing = references.find((file) => !existsSync(path.join(folder, file)));
  if (missing) {
    throw new IssueError(describeUnexpected(page.file, `${missing}, which it needs, is missing`));
  }
  return { ...page, references };
}
