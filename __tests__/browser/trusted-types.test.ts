import { restrictScripts } from '@/lib/browser/trusted-types';

const ORIGIN = 'https://scse.example';

/** What the policy says to a text, as the browser would ask it. */
function ask(rule: 'createScriptURL' | 'createHTML', text: string): string {
  const createPolicy = jest.fn();
  restrictScripts({ createPolicy }, ORIGIN);
  const [name, rules] = createPolicy.mock.calls[0];
  expect(name).toBe('default');
  return rules[rule](text);
}

it.each(['/_next/static/chunks/a.js', `${ORIGIN}/council/_next/static/chunks/a.js`])(
  'script of the site itself is loaded: %s',
  (url) => expect(ask('createScriptURL', url)).toBe(url),
);

it.each(['https://elsewhere.example/a.js', '//elsewhere.example/a.js', 'data:text/javascript,a'])(
  'script from elsewhere is refused: %s',
  (url) => expect(() => ask('createScriptURL', url)).toThrow(TypeError),
);

it('text that stays text is let in, and what would make elements is refused', () => {
  expect(ask('createHTML', 'h1 { color: red }')).toBe('h1 { color: red }');
  expect(() => ask('createHTML', 'a<b></b>')).toThrow(TypeError);
});

it('a browser without trusted types goes on without', () => {
  expect(() => restrictScripts(undefined, ORIGIN)).not.toThrow();
});
