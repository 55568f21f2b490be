/** @jest-environment node */
import { formatFault, formatFaults } from '@/lib/content/fault';
import { findFaults } from '@/scripts/content/faults';
import { assets, content, linesAfter, set } from '@/__tests__/support/content';

it('good content has no faults', () => {
  expect(linesAfter(() => undefined)).toEqual([]);
});

describe('formatFault', () => {
  it('joins file, entry, field and problem to one line', () => {
    expect(formatFault({ file: 'f.ts', entry: 'e', field: 'd', problem: 'is bad' })).toBe(
      'f.ts: e: d: is bad',
    );
  });

  it('leaves out what is empty', () => {
    expect(formatFault({ file: 'f.ts', entry: '', field: '', problem: 'is bad' })).toBe(
      'f.ts: is bad',
    );
  });
});

it('several mistakes are all told', () => {
  expect(
    linesAfter(({ events, districtSecretaries }) => {
      set(events, { venue: '' });
      set(districtSecretaries, { email: 'nobody' });
    }),
  ).toHaveLength(2);
});

it('tells 50 faults at once and counts the rest', () => {
  const fault = { file: 'f.ts', entry: '', field: '', problem: 'is bad' };
  const lines = formatFaults(Array.from({ length: 53 }, () => fault));
  expect(lines).toHaveLength(51);
  expect(lines.at(-1)).toBe('and 3 more');
  expect(formatFaults(Array.from({ length: 50 }, () => fault))).toHaveLength(50);
});

// All that the data files can be made to give; the records' lists are used as they load, and fail there.
describe.each(Object.keys(content).filter((key) => !/[rR]ecord/.test(key)))('%s', (key) => {
  it.each([
    undefined,
    null,
    0,
    'text',
    true,
    {},
    [],
    [undefined],
    [null],
    [1],
    ['text', 'text'],
    [{}, {}],
    [[]],
    { affiliations: 1 },
  ])('given as %j is told of, and never ends in an error', (value) => {
    const broken = { ...content, studentRecords: [], [key]: value };
    expect(() => findFaults(broken, assets).map(formatFault)).not.toThrow();
  });
});
