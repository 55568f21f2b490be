import { COLLECTIONS } from '@/lib/content/collections';
import { createConfiguration } from '@/scripts/editor/configuration';
import { findRepository } from '@/scripts/editor/repository';

const repositoryServer = 'https://git.council.example';

/** As https://sveltiacms.app/en/docs/backends has it for each service. */
it.each([
  [{}, 'github', 'main', 'https://github.com', 'https://api.github.com'],
  [
    { repositoryKind: 'gitlab' as const, repositoryServer },
    'gitlab',
    'main',
    repositoryServer,
    `${repositoryServer}/api/v4`,
  ],
  [
    { repositoryKind: 'gitea' as const, repositoryServer, repositoryBranch: 'live' },
    'gitea',
    'live',
    repositoryServer,
    `${repositoryServer}/api/v1`,
  ],
])('with %j it saves to the repository by a token', (fields, name, branch, base_url, api_root) => {
  const repository = findRepository({ repository: 'council/site', ...fields });
  expect(createConfiguration(repository, 'SCSE').backend).toEqual({
    ...{ name, repo: 'council/site', branch, base_url, api_root },
    auth_methods: ['token'],
  });
});

it('has a form for each content file once, those first that change often', () => {
  const { collections } = createConfiguration(undefined, 'SCSE');
  const files = collections.flatMap(({ files: own }) => own.map(({ file }) => file));
  expect(files.toSorted()).toEqual(
    Object.values(COLLECTIONS)
      .map(({ file }) => file)
      .toSorted(),
  );
  expect(files.slice(0, 2)).toEqual(['data/news.yaml', 'data/events.yaml']);
});
