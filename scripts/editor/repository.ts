import type { Site } from '@/lib/model/site';

/** The Git repository in which the editor reads and writes the site's files. */
export interface Repository {
  kind: 'github' | 'gitlab' | 'gitea';
  name: string;
  branch: string;
  server: string;
  api: string;
}

const PUBLIC_SERVERS = {
  github: 'https://github.com',
  gitlab: 'https://gitlab.com',
  gitea: 'https://codeberg.org',
};

const API_PATHS = { github: '/api/v3', gitlab: '/api/v4', gitea: '/api/v1' };

/** The repository that data/site.yaml names; undefined if it names none. */
export function findRepository({
  repository,
  repositoryBranch: branch = 'main',
  repositoryKind: kind = 'github',
  repositoryServer,
}: Pick<Site, 'repository' | 'repositoryBranch' | 'repositoryKind' | 'repositoryServer'>):
  Repository | undefined {
  if (repository === undefined) return undefined;
  const server = repositoryServer?.replace(/\/$/, '') ?? PUBLIC_SERVERS[kind];
  const api =
    server === PUBLIC_SERVERS.github ? 'https://api.github.com' : server + API_PATHS[kind];
  return { kind, name: repository, branch, server, api };
}
