import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { getContent } from '@/lib/content/content';
import type { Settings } from '@/lib/urls/settings.mjs';
import { buildEditor, EDITOR_FILE } from '../../editor/build-editor';
import { getEditorPolicy } from '../../editor/policy';
import { findRepository } from '../../editor/repository';
import { NO_FRAMES } from '../hosts/policy';
import { describePage, getIndexFiles, type ServedPage } from '../pages';
import type { SiteStep } from '../step';

/** The page of the editor, if the content names a repository for it; it is no page of the site's own. */
export function describeEditor(settings: Settings): ServedPage[] {
  const repository = findRepository(getContent('en').site);
  if (!repository) return [];
  const policy = `${getEditorPolicy(repository)}; ${NO_FRAMES}`;
  return [{ ...describePage(EDITOR_FILE, settings), policy }];
}

/** Adds the editor of the content, which pages of the site do not know of. */
export const addEditor: SiteStep = {
  name: 'editor',
  async run({ folder, settings: { basePath } }) {
    const { brand, ...site } = getContent('en').site;
    const repository = findRepository(site);
    if (!repository) return;
    await buildEditor(folder, { brand, repository, basePath });
    for (const index of getIndexFiles(EDITOR_FILE)) {
      await mkdir(path.dirname(path.join(folder, index)), { recursive: true });
      await copyFile(path.join(folder, EDITOR_FILE), path.join(folder, index));
    }
  },
};
