import { translateValue } from '@/lib/records/table-texts';

const hindiNames = { Karate: 'कराटे', Jul: 'जुलाई', Asha: 'आशा' };

it.each([
  ['game', 'Karate', 'कराटे'],
  ['event', 'Karate', 'कराटे'],
  ['rank', 'Karate', 'कराटे'],
  ['yearMonth', 'Jul 2023', 'जुलाई 2023'],
  ['yearMonth', 'Aug 2023', 'Aug 2023'],
  ['yearMonth', 'Jul 20235', 'Jul 20235'],
  ['yearMonth', 'x Jul 2023', 'x Jul 2023'],
  ['game', 'Judo', 'Judo'],
  // Names of people stay as they are.
  ['name', 'Asha', 'Asha'],
])('The %s "%s" is shown as "%s"', (field, value, shown) => {
  expect(translateValue(field, value, hindiNames)).toBe(shown);
});
