import { restrictScripts } from '@/lib/browser/trusted-types';

const ORIGIN = 'https://scse.example';

/** Calls the rule for addresses of scripts, as the browser does. */
function createScriptUrl(url: string): string {
  const createPolicy = jest.fn();
  restrictScripts({ createPolicy }, ORIGIN);
  const [name, rules] = createPolicy.mock.calls[0];
  expect(name).toBe('default');
  // Without rules of their own, browsers refuse all other texts.
  expect(Object.keys(rules)).toEqual(['createScriptURL']);
  return rules.createScriptURL(url);
}

it.each(['/_next/static/chunks/a.js', `${ORIGIN}/council/_next/static/chunks/a.js`])(
  'allows scripts of the site: %s',
  (url) => {
    expect(createScriptUrl(url)).toBe(url);
  },
);

it.each(['https://elsewhere.example/a.js', '//elsewhere.example/a.js', 'data:text/javascript,a'])(
  'refuses scripts from elsewhere: %s',
  (url) => {
    expect(() => createScriptUrl(url)).toThrow(TypeError);
  },
);

it('a browser without trusted types is left as it is', () => {
  expect(() => restrictScripts(undefined, ORIGIN)).not.toThrow();
});
