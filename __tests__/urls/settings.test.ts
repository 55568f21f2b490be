import { readSettings, SettingError } from '@/lib/urls/settings.mjs';

describe('defaults', () => {
  const defaults = {
    siteUrl: 'https://site.example',
    basePath: '',
    assetsHost: '',
    keepsPages: true,
  };

  it('an empty environment gives them', () => {
    expect(readSettings({})).toEqual(defaults);
  });

  it('an empty variable counts as unset', () => {
    expect(readSettings({ SITE_URL: '', BASE_PATH: '', NEXT_PUBLIC_ASSETS_HOST: '' })).toEqual(
      defaults,
    );
  });
});

describe('good values', () => {
  it.each([
    { value: 'https://www.scse.example', siteUrl: 'https://www.scse.example' },
    { value: 'https://www.scse.example/', siteUrl: 'https://www.scse.example' },
    { value: 'http://localhost:3000', siteUrl: 'http://localhost:3000' },
    { value: 'http://127.0.0.1:3000', siteUrl: 'http://127.0.0.1:3000' },
    { value: 'HTTPS://WWW.Scse.Example:443/', siteUrl: 'https://www.scse.example' },
    { value: 'https://खेल.example', siteUrl: 'https://xn--21b0d0c.example' },
  ])('SITE_URL=$value publishes at $siteUrl', ({ value, siteUrl }) => {
    expect(readSettings({ SITE_URL: value })).toMatchObject({ siteUrl });
  });

  it.each(['/council', '/sport/council', '/v1.2', '/~scse', '/state-council'])(
    'BASE_PATH=%s is taken as it is',
    (basePath) => {
      expect(readSettings({ BASE_PATH: basePath })).toMatchObject({ basePath });
    },
  );

  it.each([
    { value: 'https://img.example', assetsHost: 'https://img.example' },
    { value: 'https://img.example/', assetsHost: 'https://img.example' },
    { value: 'https://img.example/scse//', assetsHost: 'https://img.example/scse' },
    { value: 'HTTPS://Img.Example:443/SCSE', assetsHost: 'https://img.example/SCSE' },
  ])('§7 NEXT_PUBLIC_ASSETS_HOST=$value loads from $assetsHost', ({ value, assetsHost }) => {
    expect(readSettings({ NEXT_PUBLIC_ASSETS_HOST: value })).toMatchObject({ assetsHost });
  });
});

describe('malformed values', () => {
  /** The message that a variable of this value is refused with. */
  function refusal(variable: string, value: string): string {
    try {
      readSettings({ [variable]: value });
    } catch (error) {
      if (error instanceof SettingError) return error.message;
      throw error;
    }
    return 'no error';
  }

  it.each([
    { kind: 'not an address', value: 'scse' },
    { kind: 'without a scheme', value: 'www.scse.example' },
    { kind: 'not of the web', value: 'ftp://scse.example' },
    { kind: 'a script', value: 'javascript:alert(1)' },
    { kind: 'with a path', value: 'https://scse.example/council' },
    { kind: 'with a query', value: 'https://scse.example/?a=b' },
    { kind: 'with a fragment', value: 'https://scse.example/#a' },
    { kind: 'with a password', value: 'https://me:secret@scse.example' },
    { kind: 'with a quote', value: "https://a'b.example" },
    { kind: 'with an empty label', value: 'https://a..example' },
    { kind: 'of a number', value: 'http://1' },
    { kind: 'with a space', value: 'https://scse.example ' },
  ])('SITE_URL $kind', ({ value }) => {
    expect(refusal('SITE_URL', value)).toBe(
      `SITE_URL: "${value}" is not an origin such as https://www.site.example`,
    );
  });

  it.each([
    { kind: 'without a slash at the start', value: 'council' },
    { kind: 'with a slash at the end', value: '/council/' },
    { kind: 'of a slash alone', value: '/' },
    { kind: 'with an empty part', value: '/sport//council' },
    { kind: 'of two dots', value: '/..' },
    { kind: 'with a space', value: '/my council' },
    { kind: 'with a query', value: '/council?a' },
  ])('BASE_PATH $kind', ({ value }) => {
    expect(refusal('BASE_PATH', value)).toBe(
      `BASE_PATH: "${value}" is not a path such as /council, without a slash at the end`,
    );
  });

  it.each(['/_next', '/assets', '/hi/council', '/sw.js', '/favicon.ico'])(
    'BASE_PATH=%s, which the site has itself',
    (value) => {
      const [, first] = value.split('/');
      expect(refusal('BASE_PATH', value)).toBe(
        `BASE_PATH: "${value}" is not free: the site has a /${first} of its own`,
      );
    },
  );

  it.each([
    { kind: 'not an address', value: 'img' },
    { kind: 'not of the web', value: 'file:///srv/img' },
    { kind: 'with a query', value: 'https://img.example/?v=1' },
    { kind: 'with an empty query', value: 'https://img.example/?' },
    { kind: 'with a user', value: 'https://me@img.example' },
    { kind: 'with a slash too few', value: 'https:/img.example' },
    { kind: 'with a space', value: 'https://img.example/a b' },
    { kind: 'that adds to the policy', value: 'https://h;script-src.example' },
    { kind: 'that ends a value', value: 'https://img.example/a,b' },
  ])('NEXT_PUBLIC_ASSETS_HOST $kind', ({ value }) => {
    expect(refusal('NEXT_PUBLIC_ASSETS_HOST', value)).toBe(
      `NEXT_PUBLIC_ASSETS_HOST: "${value}" is not an address such as https://images.site.example`,
    );
  });

  it.each([
    ['BASE_PATH', '/a\n/b'],
    ['SITE_URL', 'https://scse.example\n'],
    ['NEXT_PUBLIC_ASSETS_HOST', 'https://img.example\n'],
  ])('%s of several lines is refused in one line', (variable, value) => {
    expect(refusal(variable, value)).toMatch(new RegExp(`^${variable}: ".+" is not .+$`));
  });
});
