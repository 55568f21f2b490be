import path from 'node:path';
import { loadContent } from '@/lib/content/load';
import { listBuiltFiles } from '@/lib/content/site-paths';
import { findConflicts, listMaintainerFiles } from '@/scripts/shared/own-files';
import { getFiles, plainBuild } from '../support/builds';

it('The content check refuses a file in public/ with the name of any file that the build writes', () => {
  const project = path.resolve('.variants/project');
  const { content } = loadContent(path.join(project, 'data'));
  if (!content) throw new Error('The content of the fixture is not valid');
  const published = listMaintainerFiles(path.join(project, 'public'));
  const written = getFiles(plainBuild).filter((file) => !published.includes(file));
  expect(written).toContain('admin/index.html');
  const refused = findConflicts(written, listBuiltFiles(content)).map(({ file }) => file);
  expect(written.filter((file) => !refused.includes(`public/${file}`))).toEqual([]);
  expect(findConflicts(published, listBuiltFiles(content))).toEqual([]);
});
