import { IssueError } from '@/lib/content/issue';
import { exitOnIssues } from '@/scripts/content/exit-on-issues';

/** What a command prints that ends with an error, and how it ends. */
async function endWith(error: Error) {
  const print = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const exit = jest.spyOn(process, 'exit').mockImplementation();
  await exitOnIssues(() => Promise.reject(error));
  return { printed: print.mock.calls.flat(), status: exit.mock.calls.flat() };
}

afterEach(() => jest.restoreAllMocks());

const fileError = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: as systems say it`), { code, ...(path && { path }) });

it.each([
  ['what its reader can mend', new IssueError('a.ts: is wrong'), 'a.ts: is wrong'],
  ['a full disk, of which no file is told', fileError('ENOSPC'), 'the disk is full'],
  [
    'a name that is too long',
    fileError('ENAMETOOLONG', `${process.cwd()}/out/a`),
    'out/a: has a name that is too long',
  ],
])('%s ends a command with one line', async (_, error, line) => {
  expect(await endWith(error)).toEqual({ printed: [line], status: [1] });
});

it('a mistake of the program is thrown on, with its stack', async () => {
  await expect(endWith(new TypeError('undefined'))).rejects.toThrow('undefined');
});
