import { IssueError, formatIssues } from '@/lib/content/issue';

it('50 issues are shown at once, and the rest are counted', () => {
  const issue = { file: 'f.yaml', problem: 'is bad' };
  const lines = formatIssues(Array.from({ length: 53 }, () => issue));
  expect(lines).toEqual([...Array(50).fill('f.yaml: is bad'), 'and 3 more']);
  expect(formatIssues(Array.from({ length: 50 }, () => issue))).toHaveLength(50);
});

it('The error has no stack trace, which does not help to correct content', () => {
  expect(new IssueError('one', 'two').stack).toBe('one\ntwo');
});
