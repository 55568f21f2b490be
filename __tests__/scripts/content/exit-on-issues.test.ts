import { IssueError } from '@/lib/content/issue';
import { exitOnIssues } from '@/scripts/content/exit-on-issues';

const createFileError = (code: string, facts: object = {}) =>
  Object.assign(new Error(`${code}: a message of the system`), { code, ...facts });

// A worker of Jest must be able to exit.
afterEach(() => jest.restoreAllMocks());

it.each([
  ['an issue in the content', new IssueError('a.ts: is wrong'), 'a.ts: is wrong'],
  ['a full disk, reported without a file', createFileError('ENOSPC'), 'the disk is full'],
  [
    'a long file name',
    createFileError('ENAMETOOLONG', { path: `${process.cwd()}/out/a` }),
    'out/a: has a name that is too long',
  ],
])('%s ends a command with one line', async (_, error, line) => {
  const print = jest.spyOn(console, 'error').mockImplementation();
  const exit = jest.spyOn(process, 'exit').mockImplementation();
  await exitOnIssues(() => Promise.reject(error));
  expect([print.mock.calls, exit.mock.calls]).toEqual([[[line]], [[1]]]);
});

it('any other error is thrown, with its stack', async () => {
  const work = () => Promise.reject(new TypeError('undefined'));
  await expect(exitOnIssues(work)).rejects.toThrow(TypeError);
});
