import type { Site } from '@/lib/model/site';

/** The Git repository in which the editor reads and writes the site's files. */
export interface Repository {
  kind: 'github' | 'gitlab' | 'gitea';
  name: string;
  branch: string;
  serverUrl: string;
  apiUrl: string;
}

const PUBLIC_SERVERS = {
  github: 'https://github.com',
  gitlab: 'https://gitlab.com',
  gitea: 'https://codeberg.org',
};

const API_PATHS = { github: '/api/v3', gitlab: '/api/v4', gitea: '/api/v1' };

/** Returns the repository that data/site.yaml names; undefined if it names none. */
export function findRepository({
  repository,
  repositoryBranch: branch = 'main',
  repositoryKind: kind = 'github',
  repositoryServer,
}: Pick<Site, 'repository' | 'repositoryBranch' | 'repositoryKind' | 'repositoryServer'>):
  Repository | undefined {
  if (repository === undefined) return undefined;
  const serverUrl = repositoryServer?.replace(/\/$/, '') ?? PUBLIC_SERVERS[kind];
  const apiUrl =
    serverUrl === PUBLIC_SERVERS.github ? 'https://api.github.com' : serverUrl + API_PATHS[kind];
  return { kind, name: repository, branch, serverUrl, apiUrl };
}
