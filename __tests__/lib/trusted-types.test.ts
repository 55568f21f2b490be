import { restrictScripts } from '@/lib/trusted-types';

const ORIGIN = 'https://scse.example';

/** What the policy says to an address, as the browser would ask it. */
function ask(url: string): string {
  const createPolicy = jest.fn();
  restrictScripts({ createPolicy }, ORIGIN);
  const [name, rules] = createPolicy.mock.calls[0];
  expect(name).toBe('default');
  return rules.createScriptURL(url);
}

it.each(['/_next/static/chunks/a.js', `${ORIGIN}/council/_next/static/chunks/a.js`])(
  'script of the site itself is loaded: %s',
  (url) => expect(ask(url)).toBe(url),
);

it.each(['https://elsewhere.example/a.js', '//elsewhere.example/a.js', 'data:text/javascript,a'])(
  'script from elsewhere is refused: %s',
  (url) => expect(() => ask(url)).toThrow(TypeError),
);

it('a browser without trusted types goes on without', () => {
  expect(() => restrictScripts(undefined, ORIGIN)).not.toThrow();
});
