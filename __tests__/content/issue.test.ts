import { IssueError, formatIssue, formatIssues } from '@/lib/content/issue';

const issue = { file: 'f.yaml', entry: '', field: '', problem: 'is bad' };

it('joins file, line, entry, field and problem to one line, without what is empty', () => {
  expect(formatIssue({ ...issue, line: 3, entry: 'e', field: 'd' })).toBe('f.yaml:3: e: d: is bad');
  expect(formatIssue(issue)).toBe('f.yaml: is bad');
});

it('shows 50 issues at once and counts the rest', () => {
  const lines = formatIssues(Array.from({ length: 53 }, () => issue));
  expect(lines).toHaveLength(51);
  expect(lines.at(-1)).toBe('and 3 more');
  expect(formatIssues(Array.from({ length: 50 }, () => issue))).toHaveLength(50);
});

it('has no stack trace, which does not help to correct content', () => {
  expect(new IssueError('one', 'two').stack).toBe('one\ntwo');
});
