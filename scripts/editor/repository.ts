import type { Site } from '@/lib/model/site';

/** The repository on GitHub in which the editor reads and writes the site's files. */
export interface Repository {
  name: string;
  branch: string;
}

/** Returns the repository that data/site.yaml names; undefined if it names none. */
export const findRepository = ({
  repository,
  repositoryBranch = 'main',
}: Pick<Site, 'repository' | 'repositoryBranch'>): Repository | undefined =>
  repository === undefined ? undefined : { name: repository, branch: repositoryBranch };
