import { removeRegisteredProperties } from '@/scripts/export/registered-properties';

const STYLE = '@property --s{syntax:"*";inherits:false;initial-value:solid}';

it.each([
  ['a layer for older browsers', '@layer properties{*{--s:solid}}a{color:red}', 'a{color:red}'],
  ['a property that nothing sets', `${STYLE}a{border:var(--s)}`, 'a{border:solid}'],
  ['a property without a value', '@property --l{syntax:"*"}a{color:red}', 'a{color:red}'],
])('Without %s', (_, css, result) => {
  expect(removeRegisteredProperties(css)).toBe(result);
});

it('A property that a rule sets stays, and so do other layers', () => {
  const css = `@layer base{a{color:red}}${STYLE}.dashed{--s:dashed}a{border:var(--s)}`;
  expect(removeRegisteredProperties(css)).toBe(css);
});
