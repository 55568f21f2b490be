import { yearSchema } from '@/lib/model/value-schemas';

it('A year is a number from 1850 on', () => {
  expect(yearSchema.parse('1850')).toBe(1850);
  expect(yearSchema.safeParse('1849').success).toBe(false);
});
