import {
  compareWithBudget,
  compareWithTarget,
  count,
  formatMilliseconds,
  formatTable,
  withResults,
} from '@/bench/report';

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1234567.8, '1,234,568'],
  [-1500, '-1,500'],
])('%d is written %s', (number, text) => {
  expect(count(number)).toBe(text);
});

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
  expect(compareWithBudget(14600, 14600)).toBe('14,600 / 14,600');
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

it('formats a table', () => {
  expect(formatTable(['page', 'FCP'], [['/', '900']])).toBe(
    '| page | FCP |\n| --- | --: |\n| / | 900 |',
  );
});

describe('the results of a run', () => {
  const section = (title: string) => ({ title, body: `${title} table`, missed: [] });

  it('replace the old results, and keep the text above', () => {
    const report = '# Bench\n\nHow to read it.\n\n## Results\n\nold\n\n### Pages\n\nold\n';
    expect(withResults(report, 'Measured.', [section('Bytes'), section('Taps')])).toBe(
      '# Bench\n\nHow to read it.\n\n## Results\n\nMeasured.\n\n### Bytes\n\nBytes table\n\n### Taps\n\nTaps table\n',
    );
  });

  it('need their heading', () => {
    expect(() => withResults('# Bench\n', 'Measured.', [])).toThrow('no heading "Results"');
  });
});
