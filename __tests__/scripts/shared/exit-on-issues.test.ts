import { IssueError } from '@/lib/content/issue';
import { exitOnIssues } from '@/scripts/shared/exit-on-issues';

// A worker of Jest must be able to exit.
afterEach(() => jest.restoreAllMocks());

const IN_USE = { code: 'EBUSY', path: `${process.cwd()}/out/a` };

it.each([
  [new IssueError('a.ts: is wrong'), 'a.ts: is wrong'],
  [Object.assign(new Error('A full disk'), { code: 'ENOSPC' }), 'the disk is full'],
  [
    Object.assign(new Error('Busy'), IN_USE),
    'out/a: is in use: close the program that has it open',
  ],
])('A command ends with one line: %s', async (error, line) => {
  const print = jest.spyOn(console, 'error').mockImplementation();
  const exit = jest.spyOn(process, 'exit').mockImplementation();
  await exitOnIssues(() => Promise.reject(error));
  expect([print.mock.calls, exit.mock.calls]).toEqual([[[line]], [[1]]]);
});

it('Any other error is thrown, with its stack', async () => {
  const work = () => Promise.reject(new TypeError('undefined'));
  await expect(exitOnIssues(work)).rejects.toThrow(TypeError);
});
