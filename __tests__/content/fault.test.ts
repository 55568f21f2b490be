/** @jest-environment node */
import { FaultError, formatFault, formatFaults } from '@/lib/content/fault';

const fault = { file: 'f.yaml', entry: '', field: '', problem: 'is bad' };

it('joins file, line, entry, field and problem to one line, and leaves out what is empty', () => {
  expect(formatFault({ ...fault, line: 3, entry: 'e', field: 'd' })).toBe('f.yaml:3: e: d: is bad');
  expect(formatFault(fault)).toBe('f.yaml: is bad');
});

it('tells 50 faults at once and counts the rest', () => {
  const lines = formatFaults(Array.from({ length: 53 }, () => fault));
  expect(lines).toHaveLength(51);
  expect(lines.at(-1)).toBe('and 3 more');
  expect(formatFaults(Array.from({ length: 50 }, () => fault))).toHaveLength(50);
});

it('has no stack, which nobody mends content by', () => {
  expect(new FaultError('one', 'two').stack).toBe('one\ntwo');
});
