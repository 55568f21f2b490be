import { getContent } from '@/lib/content/content';
import type { Settings } from '@/lib/urls/settings.mjs';
import { buildEditor, EDITOR_PAGE_FILE } from '../../editor/build-editor';
import { getEditorPolicy } from '../../editor/policy';
import { findRepository } from '../../editor/repository';
import { NO_FRAMES } from '../hosts/policy';
import { STATIC_FOLDER } from '../next-format';
import { describePage, type ServedPage } from '../pages';
import type { ExportedSite } from '../step';

/** Describes the editor's page, which exists only if the content names a repository. */
export function describeEditor(settings: Settings): ServedPage[] {
  const repository = findRepository(getContent('en').site);
  if (!repository) return [];
  const policy = `${getEditorPolicy(repository)}; ${NO_FRAMES}`;
  return [{ ...describePage(EDITOR_PAGE_FILE, settings), policy }];
}

/** Adds the content editor, to which no page links. */
export async function addEditor({ folder, settings: { basePath } }: ExportedSite): Promise<void> {
  const { brand, ...site } = getContent('en').site;
  const repository = findRepository(site);
  if (!repository) return;
  const filesFolder = `${STATIC_FOLDER}/editor`;
  await buildEditor(folder, { brand, repository, basePath, filesFolder });
}
