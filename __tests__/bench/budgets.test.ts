import { findExceededBudgets, getBudgetUses } from '@/bench/budgets';

const view = { bytes: { script: 116_000, stylesheet: 100 }, inlinedCss: 300, galleryPictures: 4 };

it('budgets count all scripts, inlined style, and everything together', () => {
  const uses = getBudgetUses('/about', view).map(({ type, used }) => [type, used]);
  expect(Object.fromEntries(uses)).toMatchObject({
    script: 116_000,
    css: 400,
    document: 0,
    'whole first view': 116_100,
  });
});

it('what is above its budget is found; slides are counted on the home page only', () => {
  const find = (route: '/' | '/about') =>
    findExceededBudgets(getBudgetUses(route, view)).map(({ type }) => type);
  expect(find('/')).toEqual(['script', 'slideshow images']);
  expect(find('/about')).toEqual(['script', 'whole first view']);
});
