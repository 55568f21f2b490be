import { trueOrFalseSchema, yearSchema } from '@/lib/model/value-schemas';

it('The texts "true" and "false" become true and false', () =>
  expect(['true', 'false'].map((text) => trueOrFalseSchema.parse(text))).toEqual([true, false]));

it('A year is a number from 1850 on', () => {
  expect(yearSchema.parse('1850')).toBe(1850);
  expect(yearSchema.safeParse('1849').success).toBe(false);
});
