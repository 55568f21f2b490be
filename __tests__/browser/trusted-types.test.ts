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

it.each(['/_next/static/chunks/a.js', `${ORIGIN}/council/_next/static/chunks/a.js`])(
  'script of the site itself is loaded: %s',
  (url) => expect(callRule('createScriptURL', url)).toBe(url),
);

it.each(['https://elsewhere.example/a.js', '//elsewhere.example/a.js', 'data:text/javascript,a'])(
  'script from elsewhere is refused: %s',
  (url) => expect(() => callRule('createScriptURL', url)).toThrow(TypeError),
);

it('HTML is accepted only when it makes no elements', () => {
  expect(callRule('createHTML', 'h1 { color: red }')).toBe('h1 { color: red }');
  expect(() => callRule('createHTML', 'a<b></b>')).toThrow(TypeError);
});

it('a browser without trusted types is left as it is', () => {
  expect(() => restrictScripts(undefined, ORIGIN)).not.toThrow();
});
