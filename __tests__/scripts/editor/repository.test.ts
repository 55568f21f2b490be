import { renderEditorPage } from '@/scripts/editor/page';
import { getEditorPolicy } from '@/scripts/editor/policy';
import { findRepository } from '@/scripts/editor/repository';

const own = 'https://git.council.example';
const gitea = { repositoryKind: 'gitea' } as const;

it.each([
  ['GitHub', {}, 'https://api.github.com'],
  ['a GitHub of one’s own', { repositoryServer: own }, `${own}/api/v3`],
  ['GitLab', { repositoryKind: 'gitlab' } as const, 'https://gitlab.com/api/v4'],
  ['Codeberg', gitea, 'https://codeberg.org/api/v1'],
  ['a Forgejo of one’s own', { ...gitea, repositoryServer: `${own}/` }, `${own}/api/v1`],
])('the editor connects to a repository on %s, and to nothing else', (_, fields, api) => {
  const repository = findRepository({ repository: 'council/site', ...fields });
  expect(repository).toMatchObject({ name: 'council/site', branch: 'main', apiUrl: api });
  expect(getEditorPolicy(repository)).toContain(
    `connect-src 'self' blob: data: ${new URL(api).origin};`,
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
