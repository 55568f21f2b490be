import { CONTENT_FILES } from '@/lib/model/collections';
import { RECORDS_FILE } from '@/lib/records/records-file';
import { createConfiguration } from '@/scripts/editor/configuration';
import { renderEditorPage } from '@/scripts/editor/page';
import { getEditorPolicy } from '@/scripts/editor/page';

const FILES = { scripts: ['/admin/first-1.js', '/admin/editor-1.js'], style: '/admin/style-1.css' };

it('The editor saves to the main branch of the repository, and connects to GitHub alone', () => {
  expect(createConfiguration('council/site', 'SCSE').backend).toEqual({
    auth_methods: ['token'],
    name: 'github',
    repo: 'council/site',
    branch: 'main',
  });
  const policy = getEditorPolicy('council/site');
  expect(policy).toContain("connect-src 'self' blob: data: https://api.github.com;");
});

it('The editor of a local folder connects to nothing', () => {
  expect(getEditorPolicy()).toContain("connect-src 'self' blob: data:;");
  expect(renderEditorPage(FILES, { brand: 'SCSE', policy: '' })).not.toContain('token');
});

it('The page of the editor explains tokens, and is hidden from search engines', () => {
  const settings = { brand: 'S&C', repository: 'council/site', policy: 'default-src' };
  const page = renderEditorPage(FILES, settings);
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).toContain('<meta http-equiv="Content-Security-Policy" content="default-src">');
  expect(page).toContain('<title>S&amp;C content</title>');
  expect(page).toContain('<b>council/site</b>');
  expect(page).toMatch(/src="\/admin\/first-1\.js".*\n.*src="\/admin\/editor-1\.js"/);
});

it('Each content file has one form, and those that are often changed come first', () => {
  const { collections } = createConfiguration(undefined, 'SCSE');
  const files = collections.flatMap(({ files: own }) => own.map(({ file }) => file));
  const all = [RECORDS_FILE, ...Object.values(CONTENT_FILES)];
  expect(files.toSorted()).toEqual(all.toSorted());
  expect(files.slice(0, 2)).toEqual(['data/news.yaml', 'data/events.yaml']);
});
