import type { Site } from '@/lib/content/schemas/site';

/** Where the files of the site are kept, for the editor to read and to write. */
export interface Repository {
  kind: 'github' | 'gitlab' | 'gitea';
  name: string;
  branch: string;
  /** The address of the server. */
  server: string;
  /** The address of its interface for programs. */
  api: string;
}

const PUBLIC_SERVERS = {
  github: 'https://github.com',
  gitlab: 'https://gitlab.com',
  gitea: 'https://codeberg.org',
};

const API_PATHS = { github: '/api/v3', gitlab: '/api/v4', gitea: '/api/v1' };

/** The repository that the content names, if it names one. */
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
