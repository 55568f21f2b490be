import { getContent } from '@/lib/content/content';
import { buildEditor } from '../../editor/build-editor';
import { NEXT_STATIC_FOLDER } from '../next-format';
import type { ExportedSite } from '../step';

/** Adds the content editor, to which no page links, if the content names a repository. */
export async function addEditor({ folder, settings: { basePath } }: ExportedSite): Promise<void> {
  const { brand, repository } = getContent('en').site;
  if (!repository) return;
  const filesFolder = `${NEXT_STATIC_FOLDER}/editor`;
  await buildEditor(folder, { brand, repository, basePath, filesFolder });
}
