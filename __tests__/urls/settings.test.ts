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
  ['https://www.scse.example', 'https://www.scse.example'],
  ['https://www.scse.example/', 'https://www.scse.example'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['HTTPS://WWW.Scse.Example:443/', 'https://www.scse.example'],
  ['https://खेल.example', 'https://xn--21b0d0c.example'],
])('SITE_URL=%s publishes at %s', (value, siteUrl) => {
  expect(readSettings({ SITE_URL: value })).toMatchObject({ siteUrl });
});

it.each(['/council', '/sport/council', '/v1.2', '/~scse', '/state-council'])(
  'BASE_PATH=%s is accepted as it is',
  (basePath) => expect(readSettings({ BASE_PATH: basePath })).toMatchObject({ basePath }),
);

it.each([
  ['https://img.example', 'https://img.example'],
  ['https://img.example/', 'https://img.example'],
  ['https://img.example/scse//', 'https://img.example/scse'],
  ['HTTPS://Img.Example:443/SCSE', 'https://img.example/SCSE'],
])('§7 NEXT_PUBLIC_ASSETS_HOST=%s loads from %s', (value, assetsHost) => {
  expect(readSettings({ NEXT_PUBLIC_ASSETS_HOST: value })).toMatchObject({ assetsHost });
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

  it.each([
    ['no address', 'scse'],
    ['without a scheme', 'www.scse.example'],
    ['of another scheme', 'ftp://scse.example'],
    ['with script', 'javascript:alert(1)'],
    ['with a path', 'https://scse.example/council'],
    ['with a query', 'https://scse.example/?a=b'],
    ['with a fragment', 'https://scse.example/#a'],
    ['with a password', 'https://me:secret@scse.example'],
    ['with a quote', "https://a'b.example"],
    ['with an empty label', 'https://a..example'],
    ['of a number', 'http://1'],
    ['with a space', 'https://scse.example '],
  ])('SITE_URL %s: "%s"', (_, value) => {
    expect(getErrorMessage('SITE_URL', value)).toBe(
      `SITE_URL: "${value}" is not an origin such as https://www.site.example`,
    );
  });

  it.each([
    ['without a slash at the start', 'council'],
    ['with a slash at the end', '/council/'],
    ['of a slash alone', '/'],
    ['with an empty part', '/sport//council'],
    ['of two dots', '/..'],
    ['with a space', '/my council'],
    ['with a query', '/council?a'],
  ])('BASE_PATH %s: "%s"', (_, value) => {
    expect(getErrorMessage('BASE_PATH', value)).toBe(
      `BASE_PATH: "${value}" is not a path such as /council, without a slash at the end`,
    );
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
    ['no address', 'img'],
    ['of another scheme', 'file:///srv/img'],
    ['with a query', 'https://img.example/?v=1'],
    ['with an empty query', 'https://img.example/?'],
    ['with a user', 'https://me@img.example'],
    ['with a slash too few', 'https:/img.example'],
    ['with a space', 'https://img.example/a b'],
    ['that extends the policy', 'https://h;script-src.example'],
    ['that ends a value', 'https://img.example/a,b'],
  ])('NEXT_PUBLIC_ASSETS_HOST %s: "%s"', (_, value) => {
    expect(getErrorMessage('NEXT_PUBLIC_ASSETS_HOST', value)).toBe(
      `NEXT_PUBLIC_ASSETS_HOST: "${value}" is not an address such as https://images.site.example`,
    );
  });

  it.each([
    ['BASE_PATH', '/a\n/b'],
    ['SITE_URL', 'https://scse.example\n'],
    ['NEXT_PUBLIC_ASSETS_HOST', 'https://img.example\n'],
  ])('%s with several lines gives one line: %j', (variable, value) => {
    expect(getErrorMessage(variable, value)).toMatch(new RegExp(`^${variable}: ".+" is not .+$`));
  });
});
