import {
  compareWithBudget,
  compareWithTarget,
  formatMilliseconds,
  formatTable,
  withResults,
} from '@/bench/report';

it.each([
  [0.0123, '0.012'],
  [12.34, '12.3'],
  [1234.5, '1235'],
  [Infinity, 'never'],
  [undefined, '–'],
])('%p ms is written %s', (number, text) => {
  expect(formatMilliseconds(number)).toBe(text);
});

it('a number over its budget is bold', () => {
  expect(compareWithBudget(14599.8, 14600)).toBe('14,600 / 14,600');
  expect(compareWithBudget(14601, 14600)).toBe('**14,601 / 14,600**');
});

it.each([
  [1.1, 1.1, '1.10'],
  [1.11, 1.1, '**1.11**'],
  [9, undefined, '9.00'],
  [undefined, 1.1, ''],
])('a ratio of %p with the target %p is written %p', (ratio, target, text) => {
  expect(compareWithTarget(ratio, target)).toBe(text);
});

it('new results replace the old ones below their heading, and the text above stays', () => {
  const body = formatTable(['page', 'FCP'], [['/', '900']]);
  const sections = ['Bytes', 'Taps'].map((title) => ({ title, body }));
  const table = '| page | FCP |\n| --- | --: |\n| / | 900 |';
  expect(withResults('# Bench\n\n## Results\n\nold\n', 'Measured.', sections)).toBe(
    `# Bench\n\n## Results\n\nMeasured.\n\n### Bytes\n\n${table}\n\n### Taps\n\n${table}\n`,
  );
  expect(() => withResults('# Bench\n', 'Measured.', [])).toThrow('no heading "Results"');
});
