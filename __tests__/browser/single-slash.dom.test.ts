import { removeExtraSlashes } from '@/lib/browser/single-slash';

it.each([
  ['//about?a=1#b', '/about?a=1#b'],
  ['///evil.example/..%2fabout', '/evil.example/..%2fabout'],
  ['/about//', '/about//'],
])('%s becomes %s, and the state of the entry stays', (requested, kept) => {
  history.replaceState({ a: 1 }, '', location.origin + requested);
  removeExtraSlashes(window);
  expect(location.href).toBe(location.origin + kept);
  expect(history.state).toEqual({ a: 1 });
});
