import { findExceededBudgets, getBudgetUses } from '@/bench/budgets';

it('The whole first view counts all that a page loads, and what is above a budget is found', () => {
  const uses = getBudgetUses('/about', { document: 9_000, script: 30_000, image: 1_000 });
  expect(uses).toContainEqual({ type: 'whole first view', used: 40_000, budget: 39_000 });
  expect(findExceededBudgets(uses).map(({ type }) => type)).toEqual(['whole first view']);
});
