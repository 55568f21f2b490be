import { fillPlaceholders } from '@/lib/model/language-text';

it('Each placeholder is filled in, literally', () => {
  const site = { brand: '$& Council', establishedYear: 2017 };
  expect(fillPlaceholders('{brand}, {year}: {brand}', site)).toBe('$& Council, 2017: $& Council');
});
