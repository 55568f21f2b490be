/** @jest-environment node */
import {
  againstBudget,
  count,
  milliseconds,
  table,
  times,
  withRange,
  withSection,
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
  [0, '0.000'],
  [0.0004, '< 0.001'],
  [0.0123, '0.012'],
  [12.34, '12.3'],
  [1234.5, '1235'],
])('%d ms is written %s', (number, text) => {
  expect(milliseconds(number)).toBe(text);
});

it('a ratio has two decimals, or is infinite', () => {
  expect(times(1.204)).toBe('1.20');
  expect(times(Infinity)).toBe('∞');
});

it('a spread shows the least and the greatest', () => {
  expect(withRange({ median: 20, min: 10, max: 300 })).toBe('20.0 [10.0–300]');
  expect(withRange({ median: 99, min: 98, max: 100 }, count)).toBe('99 [98–100]');
});

it('what is over its budget stands out', () => {
  expect(againstBudget(14600, 14600)).toBe('14,600 / 14,600');
  expect(againstBudget(14601, 14600)).toBe('**14,601 / 14,600**');
});

it('a table has its titles, a line below them, and its rows', () => {
  expect(table(['page', 'FCP'], [['/', '900']])).toBe('| page | FCP |\n| --- | --: |\n| / | 900 |');
});

describe('a section of the report', () => {
  const report =
    '# Bench\n\nHow to read it.\n\n## Bytes\n\nold\n\n### Detail\n\nold\n\n## Search\n\nkept\n';

  it('replaces the one with its title, and no other', () => {
    expect(withSection(report, 'Bytes', 'new\n')).toBe(
      '# Bench\n\nHow to read it.\n\n## Bytes\n\nnew\n\n## Search\n\nkept\n',
    );
  });

  it('replaces the last one', () => {
    expect(withSection(report, 'Search', 'new')).toBe(report.replace('kept', 'new'));
  });

  it('is put at the end when there is none with its title', () => {
    expect(withSection(report, 'Growth', 'new')).toBe(`${report}\n## Growth\n\nnew\n`);
  });

  it('is not taken for one whose title begins alike', () => {
    expect(withSection('# Bench\n\n## Bytes sent\n\nkept\n', 'Bytes', 'new')).toBe(
      '# Bench\n\n## Bytes sent\n\nkept\n\n## Bytes\n\nnew\n',
    );
  });

  it('the first line may be its heading', () => {
    expect(withSection('## Bytes\n\nold\n', 'Bytes', 'new')).toBe('## Bytes\n\nnew\n');
  });
});
