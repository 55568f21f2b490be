import { renderEditorPage } from '@/scripts/editor/page';
import { getEditorPolicy } from '@/scripts/editor/policy';
import { findRepository } from '@/scripts/editor/repository';

it('the editor connects to GitHub if the content names a repository, and to nothing else', () => {
  const repository = findRepository({ repository: 'council/site', repositoryBranch: 'live' });
  expect(repository).toEqual({ name: 'council/site', branch: 'live' });
  expect(getEditorPolicy(repository)).toContain(
    "connect-src 'self' blob: data: https://api.github.com;",
  );
});

it('there is none if the content names none', () => {
  expect(findRepository({ repositoryBranch: 'live' })).toBeUndefined();
  expect(getEditorPolicy()).toContain("connect-src 'self' blob: data:;");
});

it('the page of the editor explains tokens, and is hidden from search engines', () => {
  const repository = findRepository({ repository: 'council/site' });
  const files = { script: '/admin/editor-1.js', style: '/admin/style-1.css' };
  const page = renderEditorPage(files, { brand: 'S&C', repository, policy: 'default-src' });
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).toContain('<meta http-equiv="Content-Security-Policy" content="default-src">');
  expect(page).toContain('<title>S&amp;C content</title>');
  expect(page).toContain('<b>council/site</b>');
  expect(renderEditorPage(files, { brand: 'SCSE', policy: '' })).not.toContain('token');
});
