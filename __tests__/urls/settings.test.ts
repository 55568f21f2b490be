import { readSettings, SettingError } from '@/lib/urls/settings.mjs';

it.each([[{}], [{ SITE_URL: '', BASE_PATH: '', NEXT_PUBLIC_ASSETS_HOST: '' }]])(
  'the environment %j gives the defaults',
  (environment) => {
    expect(readSettings(environment)).toEqual({
      siteUrl: 'https://site.example',
      basePath: '',
      assetsHost: '',
      keepsPages: true,
    });
  },
);

it.each([
  ['SITE_URL', 'https://www.scse.example', 'https://www.scse.example'],
  ['SITE_URL', 'https://www.scse.example/', 'https://www.scse.example'],
  ['SITE_URL', 'http://localhost:3000', 'http://localhost:3000'],
  ['SITE_URL', 'http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['SITE_URL', 'HTTPS://WWW.Scse.Example:443/', 'https://www.scse.example'],
  ['SITE_URL', 'https://खेल.example', 'https://xn--21b0d0c.example'],
  ['BASE_PATH', '/council', '/council'],
  ['BASE_PATH', '/sport/council', '/sport/council'],
  ['BASE_PATH', '/v1.2', '/v1.2'],
  ['BASE_PATH', '/~scse', '/~scse'],
  ['BASE_PATH', '/state-council', '/state-council'],
  ['NEXT_PUBLIC_ASSETS_HOST', 'https://img.example', 'https://img.example'],
  ['NEXT_PUBLIC_ASSETS_HOST', 'https://img.example/', 'https://img.example'],
  ['NEXT_PUBLIC_ASSETS_HOST', 'https://img.example/scse//', 'https://img.example/scse'],
  ['NEXT_PUBLIC_ASSETS_HOST', 'HTTPS://Img.Example:443/SCSE', 'https://img.example/SCSE'],
] as const)('§7 %s=%s gives %s', (variable, value, expected) => {
  const { siteUrl, basePath, assetsHost } = readSettings({ [variable]: value });
  const settings = { SITE_URL: siteUrl, BASE_PATH: basePath, NEXT_PUBLIC_ASSETS_HOST: assetsHost };
  expect(settings[variable]).toBe(expected);
});

describe('malformed values', () => {
  /** The error message for a value of a variable. */
  function getErrorMessage(variable: string, value: string): string {
    try {
      readSettings({ [variable]: value });
    } catch (error) {
      if (error instanceof SettingError) return error.message;
      throw error;
    }
    return 'no error';
  }

  it.each<[variable: string, problem: string, ...values: string[]]>([
    [
      'SITE_URL',
      'is not an origin such as https://www.site.example',
      'scse',
      'www.scse.example',
      'ftp://scse.example',
      'javascript:alert(1)',
      'https://scse.example/council',
      'https://scse.example/?a=b',
      'https://scse.example/#a',
      'https://me:secret@scse.example',
      "https://a'b.example",
      'https://a..example',
      'http://1',
      'https://scse.example ',
    ],
    [
      'BASE_PATH',
      'is not a path such as /council, without a slash at the end',
      'council',
      '/council/',
      '/',
      '/sport//council',
      '/..',
      '/my council',
      '/council?a',
    ],
    [
      'NEXT_PUBLIC_ASSETS_HOST',
      'is not an address such as https://images.site.example',
      'img',
      'file:///srv/img',
      'https://img.example/?v=1',
      'https://img.example/?',
      'https://me@img.example',
      'https:/img.example',
      'https://img.example/a b',
      // These would change the content security policy.
      'https://h;script-src.example',
      'https://img.example/a,b',
    ],
  ])('%s: … %s', (variable, problem, ...values) => {
    for (const value of values) {
      expect(getErrorMessage(variable, value)).toBe(`${variable}: "${value}" ${problem}`);
    }
  });

  it.each(['/_next', '/assets', '/hi/council', '/sw.js', '/favicon.ico'])(
    'BASE_PATH=%s, which is a path of the site',
    (value) => {
      const [, first] = value.split('/');
      expect(getErrorMessage('BASE_PATH', value)).toBe(
        `BASE_PATH: "${value}" is not free: the site has a /${first} of its own`,
      );
    },
  );

  it.each([
    ['BASE_PATH', '/a\n/b'],
    ['SITE_URL', 'https://scse.example\n'],
    ['NEXT_PUBLIC_ASSETS_HOST', 'https://img.example\n'],
  ])('%s with several lines gives one line: %j', (variable, value) => {
    expect(getErrorMessage(variable, value)).toMatch(new RegExp(`^${variable}: ".+" is not .+$`));
  });
});
