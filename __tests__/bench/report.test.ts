import {
  againstBudget,
  againstTarget,
  count,
  milliseconds,
  table,
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
  expect(milliseconds(number)).toBe(text);
});

it('what is over its budget stands out', () => {
  expect(againstBudget(14600, 14600)).toBe('14,600 / 14,600');
  expect(againstBudget(14601, 14600)).toBe('**14,601 / 14,600**');
});

it.each([
  [1.1, 1.1, '1.10'],
  [1.11, 1.1, '**1.11**'],
  [9, undefined, '9.00'],
  [undefined, 1.1, ''],
])('a ratio of %p with the target %p is written %p', (ratio, target, text) => {
  expect(againstTarget(ratio, target)).toBe(text);
});

it('a table has its titles, a line below them, and its rows', () => {
  expect(table(['page', 'FCP'], [['/', '900']])).toBe('| page | FCP |\n| --- | --: |\n| / | 900 |');
});

describe('the results of a run', () => {
  const section = (title: string) => ({ title, body: `${title} table`, missed: [] });

  it('replace all that stood there, and leave what comes before', () => {
    const report = '# Bench\n\nHow to read it.\n\n## Results\n\nold\n\n### Pages\n\nold\n';
    expect(withResults(report, 'Measured.', [section('Bytes'), section('Taps')])).toBe(
      '# Bench\n\nHow to read it.\n\n## Results\n\nMeasured.\n\n### Bytes\n\nBytes table\n\n### Taps\n\nTaps table\n',
    );
  });

  it('need a place', () => {
    expect(() => withResults('# Bench\n', 'Measured.', [])).toThrow('no heading "Results"');
  });
});
