import { abbreviate, IssueError, formatIssues } from '@/lib/content/issue';

it('50 issues are shown at once, and the rest are counted', () => {
  const issue = { file: 'f.yaml', problem: 'is bad' };
  const lines = formatIssues(Array.from({ length: 53 }, () => issue));
  expect(lines).toEqual([...Array(50).fill('f.yaml: is bad'), 'and 3 more']);
  expect(formatIssues(Array.from({ length: 50 }, () => issue))).toHaveLength(50);
});

it('The error has no stack trace, which does not help to correct content', () => {
  expect(new IssueError('one', 'two').stack).toBe('one\ntwo');
});

/** 160 characters: 0 to 9, again and again. */
const LONG = '0123456789'.repeat(16);

it.each([
  [LONG.slice(0, 80), 0, LONG.slice(0, 80)],
  [LONG.slice(0, 81), 79, `${LONG.slice(0, 80)}…`],
  [LONG, 80, `…${LONG.slice(40, 120)}…`],
  [LONG, 120, `…${LONG.slice(80)}`],
  ['a "b"\t\u200B', 0, 'a "b"\\t[U+200B]'],
])('Of %j, what is around character %d is quoted as %j', (text, position, quoted) =>
  expect(abbreviate(text, position)).toBe(quoted),
);
