import { keepOneSlash } from '@/lib/browser/single-slash';

afterEach(() => window.history.replaceState(null, '', '/'));

it.each([
  ['//about?a=1#b', '/about?a=1#b'],
  ['///evil.example/..%2fabout', '/evil.example/..%2fabout'],
  ['/about//', '/about//'],
  ['/', '/'],
])('%s becomes %s', (asked, kept) => {
  window.history.replaceState({ a: 1 }, '', window.location.origin + asked);
  keepOneSlash(window);
  expect(window.location.href).toBe(window.location.origin + kept);
  expect(window.history.state).toEqual({ a: 1 });
});
