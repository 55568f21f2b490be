import { formatNumber, formatUse } from '@/bench/report';

it('what is over its budget or its limit is bold', () => {
  expect(formatUse({ used: 14600, budget: 14600 })).toBe('14,600 / 14,600');
  expect(formatUse({ used: 14601, budget: 14600 })).toBe('**14,601 / 14,600**');
  expect([formatNumber(1.1, 1.1, 2), formatNumber(1.11, 1.1, 2)]).toEqual(['1.10', '**1.11**']);
});

it('short times have a decimal, and a time that never came says so', () => {
  const times = [12.34, 1234.5, Infinity, undefined];
  expect(times.map((time) => formatNumber(time))).toEqual(['12.3', '1,235', '**never**', '']);
});
