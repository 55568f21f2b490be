import { IssueError } from '@/lib/content/issue';
import { exitOnIssues } from '@/scripts/shared/exit-on-issues';

// A worker of Jest must be able to exit.
afterEach(() => jest.restoreAllMocks());

it.each([
  new IssueError('a.yaml: is wrong'),
  Object.assign(new Error('ENOSPC: no space left on device, write'), { syscall: 'write' }),
])('A command ends with one line: %s', async (error) => {
  const print = jest.spyOn(console, 'error').mockImplementation();
  const exit = jest.spyOn(process, 'exit').mockImplementation();
  await exitOnIssues(() => Promise.reject(error));
  expect(print.mock.calls).toEqual([[error.message]]);
  expect(exit.mock.calls).toEqual([[1]]);
});

it('Any other error is thrown, with its stack', async () => {
  const work = () => Promise.reject(new TypeError('undefined'));
  await expect(exitOnIssues(work)).rejects.toThrow(TypeError);
});
