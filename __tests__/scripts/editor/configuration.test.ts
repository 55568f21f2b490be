import { CONTENT_FILES } from '@/lib/model/collections';
import { RECORDS_FILE } from '@/lib/records/records-file';
import { createConfiguration } from '@/scripts/editor/configuration';
import { getEditorPolicy } from '@/scripts/editor/policy';

it('The editor saves to the main branch of the repository', () => {
  const { backend } = createConfiguration('council/site', 'SCSE');
  expect(backend).toMatchObject({ repo: 'council/site', branch: 'main' });
});

it('The editor connects to GitHub alone, and that of a local folder to nothing', () => {
  const policy = getEditorPolicy('council/site');
  expect(policy).toContain("connect-src 'self' blob: data: https://api.github.com;");
  expect(getEditorPolicy()).toContain("connect-src 'self' blob: data:;");
});

it('Each content file has one form, and those that are often changed come first', () => {
  const { collections } = createConfiguration(undefined, 'SCSE');
  const files = collections.flatMap(({ files: own }) => own.map(({ file }) => file));
  const all = [RECORDS_FILE, ...Object.values(CONTENT_FILES)];
  expect(files.toSorted()).toEqual(all.toSorted());
  expect(files.slice(0, 2)).toEqual(['data/news.yaml', 'data/events.yaml']);
});
