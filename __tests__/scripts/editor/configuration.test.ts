import { COLLECTIONS } from '@/lib/content/collections';
import { createConfiguration } from '@/scripts/editor/configuration';
import { findRepository } from '@/scripts/editor/repository';

const repositoryServer = 'https://git.council.example';

/** The format of each service: https://sveltiacms.app/en/docs/backends */
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
])(
  'with %j it saves to the repository, and signs in with a token',
  (fields, name, branch, base_url, api_root) => {
    const repository = findRepository({ repository: 'council/site', ...fields });
    expect(createConfiguration(repository, 'SCSE').backend).toEqual({
      ...{ name, repo: 'council/site', branch, base_url, api_root },
      auth_methods: ['token'],
    });
  },
);

it('has one form for each content file, and the most used ones first', () => {
  const { collections } = createConfiguration(undefined, 'SCSE');
  const files = collections.flatMap(({ files: own }) => own.map(({ file }) => file));
  expect(files.toSorted()).toEqual(
    Object.values(COLLECTIONS)
      .map(({ file }) => file)
      .toSorted(),
  );
  expect(files.slice(0, 2)).toEqual(['data/news.yaml', 'data/events.yaml']);
});
