import { readTable } from '@/__tests__/support/read-table';
import { addContentAddress, readSettings } from '@/lib/urls/settings.mjs';

interface Table {
  good: ['SITE_URL' | 'BASE_PATH' | 'NEXT_PUBLIC_ASSETS_HOST', value: string, setting: string][];
  content: [url: string, given: Record<string, string>, siteUrl: string, basePath: string][];
  bad: { variable: string; problem: string; values: string[] }[];
}

const table = readTable('urls/settings.yaml') as Table;

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

it.each(table.good)('§7 %s=%s gives %s', (variable, value, expected) => {
  const { siteUrl, basePath, assetsHost } = readSettings({ [variable]: value });
  const settings = { SITE_URL: siteUrl, BASE_PATH: basePath, NEXT_PUBLIC_ASSETS_HOST: assetsHost };
  expect(settings[variable]).toBe(expected);
});

it.each(table.content)(
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

it.each(
  table.bad.flatMap(({ variable, problem, values }) =>
    values.map((value) => [variable, value, problem] as const),
  ),
)('%s=%j gives one line: it %s', (variable, value, problem) => {
  const line = `${variable}: ${JSON.stringify(value)} ${problem}`;
  expect(() => readSettings({ [variable]: value })).toThrow(new Error(line));
});
