import { restrictScripts } from '@/lib/browser/trusted-types';

const ORIGIN = 'https://scse.example';

it('The policy allows scripts of the site, and nothing else', () => {
  const createPolicy = jest.fn();
  restrictScripts({ createPolicy }, ORIGIN);
  const [name, rules] = createPolicy.mock.calls[0];
  expect(name).toBe('default');
  // Without rules of their own, browsers refuse all other texts.
  expect(Object.keys(rules)).toEqual(['createScriptURL']);
  for (const url of ['/_next/a.js', `${ORIGIN}/council/_next/a.js`]) {
    expect(rules.createScriptURL(url)).toBe(url);
  }
  for (const url of ['https://elsewhere.example/a.js', '//elsewhere.example/a.js', 'data:,a']) {
    expect(() => rules.createScriptURL(url)).toThrow(TypeError);
  }
});

it('A browser without trusted types is left as it is', () => {
  expect(() => restrictScripts(undefined, ORIGIN)).not.toThrow();
});
