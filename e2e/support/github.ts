import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { FaultyServer } from '@/testing/faulty-server';

/** Where the tested site answers for GitHub: the drivers of Firefox and WebKit cannot answer requests. */
const MOUNT_PATH = '/api.github.com';

/** Runs in each page, and sends requests for GitHub to the tested site. */
export const ASK_FAKE_GITHUB = `{
  const { fetch } = window;
  window.fetch = (address, options) =>
    fetch(String(address).replace('https:/${MOUNT_PATH}', '${MOUNT_PATH}'), options);
}`;

/** The hash by which git names a file's content. */
const gitHash = (content: Buffer) =>
  createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');

/** The token with which the tests sign in. */
export const TOKEN = 'github_pat_11AAAA';

/** The bytes of a folder's files, by path. */
export type Folder = Record<string, Buffer>;

interface Commit {
  input: { fileChanges: { additions: { path: string; contents: string }[] } };
}

/**
 * A fake of GitHub's API for one repository, as far as the editor uses it. It answers as GitHub documents:
 * https://docs.github.com/en/rest and https://docs.github.com/en/graphql/reference/mutations#createcommitonbranch
 */
export class GitHub {
  private commits = 1;

  /** The token that is accepted. */
  token = TOKEN;

  isPrivate: boolean | undefined = true;

  /** A commit waits for it. */
  gate: Promise<unknown> = Promise.resolve();

  constructor(readonly files: Folder) {}

  private get head() {
    return createHash('sha1').update(String(this.commits)).digest('hex');
  }

  /** Somebody else commits a file. */
  commit(file: string, content: Buffer | string): void {
    this.files[file] = Buffer.from(content);
    this.commits++;
  }

  private byHash = (hash: string) =>
    Object.values(this.files).find((content) => gitHash(content) === hash);

  private createCommit({ input }: Commit) {
    const { additions } = input.fileChanges;
    for (const { path, contents } of additions) this.commit(path, Buffer.from(contents, 'base64'));
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
    const author = { name: 'Office', email: '', user: { id: 1, login: 'office' } };
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

  /** What GitHub sends: a value as JSON, a file's bytes, or nothing. */
  private answer(pathname: string, body: string): unknown {
    if (pathname === '/user')
      return { id: 1, login: 'office', name: 'Office', html_url: '', avatar_url: '' };
    if (pathname.includes('/collaborators/')) return undefined;
    if (/^\/repos\/[^/]+\/[^/]+$/.test(pathname)) return { private: this.isPrivate };
    if (pathname.includes('/git/trees/'))
      return {
        tree: Object.entries(this.files).map(([path, content]) => ({
          path,
          type: 'blob',
          sha: gitHash(content),
          size: content.length,
        })),
      };
    const [, hash] = /\/git\/blobs\/(\w+)/.exec(pathname) ?? [];
    if (hash) return this.byHash(hash);
    const { query, variables } = JSON.parse(body) as { query: string; variables: Commit };
    return query.includes('createCommitOnBranch')
      ? this.createCommit(variables)
      : this.query(query);
  }

  private async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'https://api.github.com');
    const body = await text(request);
    if (body.includes('createCommitOnBranch')) await this.gate;
    const answer = this.answer(pathname.slice(MOUNT_PATH.length), body);
    if (answer === undefined) response.writeHead(204).end();
    else if (Buffer.isBuffer(answer)) response.end(answer);
    else response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer));
  }

  /** Answers for GitHub on a site whose pages run {@link ASK_FAKE_GITHUB}. */
  answerOn = (site: FaultyServer) =>
    site.mount(MOUNT_PATH, (request, response) => {
      const { authorization = `token ${this.token}` } = request.headers;
      if (authorization === `token ${this.token}`) void this.respond(request, response);
      else response.writeHead(401).end('{"message":"Bad credentials"}');
    });
}
