/** @jest-environment node */
import { editorPage } from '@/scripts/editor/page';
import { editorPolicy } from '@/scripts/editor/policy';
import { repositoryOf } from '@/scripts/editor/repository';

const server = 'https://git.council.example';

it.each([
  ['GitHub', {}, 'https://api.github.com'],
  ['a GitHub of one’s own', { repositoryServer: server }, `${server}/api/v3`],
  ['GitLab', { repositoryKind: 'gitlab' as const }, 'https://gitlab.com/api/v4'],
  ['Codeberg', { repositoryKind: 'gitea' as const }, 'https://codeberg.org/api/v1'],
  [
    'a Forgejo of one’s own',
    { repositoryKind: 'gitea' as const, repositoryServer: `${server}/` },
    `${server}/api/v1`,
  ],
])('a repository on %s is edited there, and nothing else is connected to', (_, fields, api) => {
  const repository = repositoryOf({ repository: 'council/site', ...fields });
  expect(repository).toMatchObject({ name: 'council/site', branch: 'main', api });
  expect(editorPolicy(repository)).toContain(
    `connect-src 'self' blob: data: ${new URL(api).origin};`,
  );
});

it('is none where the content names none', () => {
  expect(repositoryOf({ repositoryBranch: 'live' })).toBeUndefined();
  expect(editorPolicy()).toContain("connect-src 'self' blob: data:;");
});

it('has a page that tells how to come by a token, and is kept from search engines', () => {
  const repository = repositoryOf({ repository: 'council/site' });
  const policy = editorPolicy(repository);
  const files = { script: '/admin/editor-1.js', style: '/admin/style-1.css' };
  const page = editorPage(files, { brand: 'S&C', repository, policy });
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).toContain(`<meta http-equiv="Content-Security-Policy" content="${policy}">`);
  expect(page).toContain('<title>S&amp;C content</title>');
  expect(page).toContain('<b>council/site</b>');
  expect(editorPage(files, { brand: 'SCSE', policy })).not.toContain('token');
});
