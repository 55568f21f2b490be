import { content } from '@/__tests__/support/content';
import { generateStudentRecords } from '@/lib/records/sample-records';

it('The same seed generates the same records, and another seed others', () => {
  const generate = (seed: number) => generateStudentRecords({ ...content.vocabulary, seed }, 20);
  expect(generate(5)).toHaveLength(20);
  expect(generate(5)).toEqual(generate(5));
  expect(generate(6)).not.toEqual(generate(5));
});
