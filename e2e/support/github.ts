import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import type { Folder } from './editor-page';

/** The hash by which git names a file's content. */
const gitHash = (content: Buffer) =>
  createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');

interface Commit {
  input: {
    expectedHeadOid: string;
    fileChanges: { additions: { path: string; contents: string }[] };
  };
}

/**
 * A fake of GitHub's API for one repository, as far as the editor uses it. It answers as GitHub documents:
 * https://docs.github.com/en/rest and https://docs.github.com/en/graphql/reference/mutations#createcommitonbranch
 */
export class GitHub {
  private commits = 1;
  /** Called once, just before the editor's next commit. */
  beforeCommit?: () => void;

  constructor(readonly files: Folder) {}

  private get head() {
    return createHash('sha1').update(String(this.commits)).digest('hex');
  }

  /** Somebody else commits a file. */
  commit(file: string, content: string): void {
    this.files[file] = Buffer.from(content);
    this.commits++;
  }

  private byHash = (hash: string) =>
    Object.values(this.files).find((content) => gitHash(content) === hash);

  private createCommit({ input }: Commit) {
    this.beforeCommit?.();
    this.beforeCommit = undefined;
    if (input.expectedHeadOid !== this.head) {
      const message = `Expected branch to point to "${input.expectedHeadOid}" but it points to "${this.head}".`;
      return {
        data: { createCommitOnBranch: null },
        errors: [{ type: 'STALE_DATA', path: ['createCommitOnBranch'], message }],
      };
    }
    const { additions } = input.fileChanges;
    for (const { path, contents } of additions)
      this.commit(path, Buffer.from(contents, 'base64').toString());
    const files = additions.map(({ path }, index) => [
      `file_${index}`,
      { oid: gitHash(this.files[path] ?? Buffer.from('')) },
    ]);
    const commit = { oid: this.head, committedDate: new Date(0).toISOString() };
    return {
      data: { createCommitOnBranch: { commit: { ...commit, ...Object.fromEntries(files) } } },
    };
  }

  private query(query: string) {
    const author = {
      name: 'Office',
      email: 'office@scse.example',
      user: { id: 1, login: 'office' },
    };
    const committedDate = new Date(0).toISOString();
    const node = { oid: this.head, message: 'Change', author, committedDate };
    const ref = { target: { oid: this.head, history: { nodes: [node] } } };
    const parts = [...query.matchAll(/(\w+_\d+):\s*(?:object\(oid: "(\w+)"\)|ref)/g)].map(
      ([, alias, hash]) => [
        alias,
        hash ? { text: this.byHash(hash)?.toString(), isTruncated: false } : ref,
      ],
    );
    const repository = { ref, defaultBranchRef: { name: 'main' }, ...Object.fromEntries(parts) };
    return { data: { repository } };
  }

  private async answer(route: Route): Promise<void> {
    const request = route.request();
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    const json = (value: unknown) => route.fulfill({ json: value, headers });
    const { pathname } = new URL(request.url());
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    if (pathname === '/user')
      return json({ id: 1, login: 'office', name: 'Office', html_url: '', avatar_url: '' });
    if (pathname.includes('/collaborators/')) return route.fulfill({ status: 204, headers });
    if (pathname.includes('/git/trees/'))
      return json({
        tree: Object.entries(this.files).map(([path, content]) => ({
          path,
          type: 'blob',
          sha: gitHash(content),
          size: content.length,
        })),
      });
    const [, hash] = /\/git\/blobs\/(\w+)/.exec(pathname) ?? [];
    if (hash) return route.fulfill({ body: this.byHash(hash) ?? '', headers });
    const { query, variables } = request.postDataJSON() as { query: string; variables: Commit };
    return json(
      query.includes('createCommitOnBranch') ? this.createCommit(variables) : this.query(query),
    );
  }

  /** Answers the requests of a page. */
  answerRequests = (page: Page) =>
    page.route('https://api.github.com/**', (route) => this.answer(route));
}
