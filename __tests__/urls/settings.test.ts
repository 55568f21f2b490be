import { addContentAddress, readSettings } from '@/lib/urls/settings.mjs';

it('Unset and blank settings have defaults', () => {
  const blank = { SITE_URL: '', BASE_PATH: '', NEXT_PUBLIC_ASSETS_HOST: '' };
  for (const environment of [{}, blank]) {
    expect(readSettings(environment)).toEqual({
      siteUrl: 'https://site.example',
      basePath: '',
      assetsHost: '',
      keepsPages: true,
    });
  }
});

it.each([
  ['SITE_URL', 'https://www.scse.example/', 'https://www.scse.example'],
  ['SITE_URL', 'http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['SITE_URL', 'HTTPS://WWW.Scse.Example:443/', 'https://www.scse.example'],
  ['SITE_URL', 'https://खेल.example', 'https://xn--21b0d0c.example'],
  ['BASE_PATH', '/sport/state-council', '/sport/state-council'],
  ['BASE_PATH', '/~scse/v1.2', '/~scse/v1.2'],
  ['NEXT_PUBLIC_ASSETS_HOST', 'https://img.example/scse//', 'https://img.example/scse'],
  ['NEXT_PUBLIC_ASSETS_HOST', 'HTTPS://Img.Example:443/SCSE', 'https://img.example/SCSE'],
] as const)('§7 %s=%s gives %s', (variable, value, expected) => {
  const { siteUrl, basePath, assetsHost } = readSettings({ [variable]: value });
  const settings = { SITE_URL: siteUrl, BASE_PATH: basePath, NEXT_PUBLIC_ASSETS_HOST: assetsHost };
  expect(settings[variable]).toBe(expected);
});

it.each([
  ['https://www.scse.in', {}, 'https://www.scse.in', ''],
  ['https://SCSE.in/sport/council/', {}, 'https://scse.in', '/sport/council'],
  ['https://खेल.भारत:8443', { BASE_PATH: '' }, 'https://xn--21b0d0c.xn--h2brj9c:8443', ''],
  ['https://scse.in/council', { SITE_URL: 'http://127.0.0.1' }, 'http://127.0.0.1', ''],
  ['https://scse.in/council', { BASE_PATH: '/copy' }, 'https://scse.in', '/copy'],
  ['\u200Bhttps://scse.in\u00A0', {}, 'https://scse.in', ''],
  ['[https://scse.in]', {}, 'https://site.example', ''],
  ['www.scse.in', {}, 'https://site.example', ''],
])(
  'The content names %s, and the environment %j: the site is at %s%s',
  (url, given, ...expected) => {
    const environment = { ...given };
    addContentAddress(environment, `brand: SCSE\nurl: ${url} # Ours\n`);
    const { siteUrl, basePath } = readSettings(environment);
    expect([siteUrl, basePath]).toEqual(expected);
  },
);

it.each(['', 'brand: SCSE', '- url: https://scse.in', 'url: [', '\0'])(
  'A file without an address adds none: %j',
  (text) => {
    const environment = {};
    addContentAddress(environment, text);
    expect(environment).toEqual({});
  },
);

const SITE_URL_PROBLEM =
  'is not an origin such as https://www.site.example: a path such as /council goes into BASE_PATH';
const BASE_PATH_PROBLEM = 'is not a path such as /council, without a slash at the end';
const HOST_PROBLEM = 'is not an address such as https://images.site.example';

it.each([
  ['SITE_URL', 'www.scse.example', SITE_URL_PROBLEM],
  ['SITE_URL', 'ftp://scse.example', SITE_URL_PROBLEM],
  ['SITE_URL', 'https://scse.example/council', SITE_URL_PROBLEM],
  ['SITE_URL', 'https://me:secret@scse.example', SITE_URL_PROBLEM],
  ['SITE_URL', "https://a'b.example", SITE_URL_PROBLEM],
  ['SITE_URL', 'https://a..example', SITE_URL_PROBLEM],
  ['SITE_URL', 'https://scse.example\n', SITE_URL_PROBLEM],
  ['BASE_PATH', 'council', BASE_PATH_PROBLEM],
  ['BASE_PATH', '/council/', BASE_PATH_PROBLEM],
  ['BASE_PATH', '/..', BASE_PATH_PROBLEM],
  ['BASE_PATH', '/a\n/b', BASE_PATH_PROBLEM],
  ['NEXT_PUBLIC_ASSETS_HOST', 'img', HOST_PROBLEM],
  ['NEXT_PUBLIC_ASSETS_HOST', 'https://img.example/?', HOST_PROBLEM],
  ['NEXT_PUBLIC_ASSETS_HOST', 'https:/img.example', HOST_PROBLEM],
  ['NEXT_PUBLIC_ASSETS_HOST', 'https://img.example/a b', HOST_PROBLEM],
  // It would change the content security policy.
  ['NEXT_PUBLIC_ASSETS_HOST', 'https://h;script-src.example', HOST_PROBLEM],
  ['OFFLINE', 'no', 'is not keep or remove'],
])('%s=%j gives one line: it %s', (variable, value, problem) => {
  const line = `${variable}: ${JSON.stringify(value)} ${problem}`;
  expect(() => readSettings({ [variable]: value })).toThrow(new Error(line));
});
