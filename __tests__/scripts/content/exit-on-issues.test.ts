import { IssueError } from '@/lib/content/issue';
import { exitOnIssues } from '@/scripts/content/exit-on-issues';

/** What a failed command prints, and its exit codes. */
async function fail(error: Error) {
  const print = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const exit = jest.spyOn(process, 'exit').mockImplementation();
  await exitOnIssues(() => Promise.reject(error));
  return { printed: print.mock.calls.flat(), status: exit.mock.calls.flat() };
}

// A worker of Jest must be able to exit.
afterEach(() => jest.restoreAllMocks());

const createFileError = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: a message of the system`), { code, ...(path && { path }) });

it.each([
  ['an issue in the content', new IssueError('a.ts: is wrong'), 'a.ts: is wrong'],
  ['a full disk, reported without a file', createFileError('ENOSPC'), 'the disk is full'],
  [
    'a long file name',
    createFileError('ENAMETOOLONG', `${process.cwd()}/out/a`),
    'out/a: has a name that is too long',
  ],
])('%s ends a command with one line', async (_, error, line) => {
  expect(await fail(error)).toEqual({ printed: [line], status: [1] });
});

it('any other error is thrown, with its stack', async () => {
  await expect(fail(new TypeError('undefined'))).rejects.toThrow('undefined');
});
