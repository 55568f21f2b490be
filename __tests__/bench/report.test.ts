import {
  compareWithBudget,
  compareWithTarget,
  formatMilliseconds,
  formatTable,
  withResults,
} from '@/bench/report';

it('times have three digits or so', () => {
  const times = [0.0123, 12.34, 1234.5, Infinity, undefined];
  expect(times.map(formatMilliseconds)).toEqual(['0.012', '12.3', '1235', 'never', '–']);
});

it('what is over its budget or its target is bold', () => {
  expect(compareWithBudget(14600, 14600)).toBe('14,600 / 14,600');
  expect(compareWithBudget(14600.7, 14600)).toBe('**14,601 / 14,600**');
  expect([compareWithTarget(1.1, 1.1), compareWithTarget(1.11, 1.1)]).toEqual(['1.10', '**1.11**']);
  expect([compareWithTarget(9), compareWithTarget(undefined, 1.1)]).toEqual(['9.00', '']);
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
