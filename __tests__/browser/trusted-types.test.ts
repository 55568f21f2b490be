import { restrictScripts } from '@/lib/browser/trusted-types';

const ORIGIN = 'https://scse.example';

/** Calls a rule of the policy with a text, as the browser does. */
function callRule(rule: 'createScriptURL' | 'createHTML', text: string): string {
  const createPolicy = jest.fn();
  restrictScripts({ createPolicy }, ORIGIN);
  const [name, rules] = createPolicy.mock.calls[0];
  expect(name).toBe('default');
  return rules[rule](text);
}

it.each([
  ['createScriptURL', '/_next/static/chunks/a.js'],
  ['createScriptURL', `${ORIGIN}/council/_next/static/chunks/a.js`],
  ['createHTML', 'h1 { color: red }'],
] as const)('%s allows scripts of the site and texts: %s', (rule, text) => {
  expect(callRule(rule, text)).toBe(text);
});

it.each([
  ['createScriptURL', 'https://elsewhere.example/a.js'],
  ['createScriptURL', '//elsewhere.example/a.js'],
  ['createScriptURL', 'data:text/javascript,a'],
  ['createHTML', 'a<b></b>'],
] as const)('%s refuses scripts from elsewhere and elements: %s', (rule, text) => {
  expect(() => callRule(rule, text)).toThrow(TypeError);
});

it('a browser without trusted types is left as it is', () => {
  expect(() => restrictScripts(undefined, ORIGIN)).not.toThrow();
});
