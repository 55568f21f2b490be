import { getContent } from '@/lib/content/content';
import { LANGUAGES } from '@/lib/i18n/language';
import { ROUTE_PATHS } from '@/lib/routes';
import { countRules, MOST_RULES } from '@/scripts/export/hosts/headers-file';
import { PAGE_POLICY } from '@/scripts/export/hosts/policy';
import { assetsHostBuild, councilBuild, plainBuild, readText, ROUTES } from './builds';
import type { Build } from './builds';

const { navigationDistricts } = getContent('en');

/** The limit of Cloudflare Pages; Netlify has none that is lower. */
const LONGEST_LINE = 2000;

interface Rule {
  pattern: RegExp;
  headers: [name: string, value: string][];
}

const escape = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** Reads a _headers file by the rules that Netlify and Cloudflare Pages share. */
function readRules(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name.toLowerCase(), value]);
    else if (line)
      rules.push({ pattern: new RegExp(`^${escape(line).replace('*', '.*')}$`), headers: [] });
  }
  return rules;
}

const headersAt = (rules: readonly Rule[], address: string) =>
  rules.filter(({ pattern }) => pattern.test(address)).flatMap(({ headers }) => headers);

describe.each([plainBuild, councilBuild, assetsHostBuild])('_headers of $name', (build: Build) => {
  const text = readText(build, '_headers');
  const rules = readRules(text);

  it('keeps to the limits of the hosts', () => {
    expect(rules.length).toBeLessThanOrEqual(MOST_RULES);
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(
      LONGEST_LINE,
    );
  });

  it('has as many rules as the check of the content counts', () => {
    const odd = build === councilBuild ? 1 : 0;
    const pages = ROUTE_PATHS.length + 1 + navigationDistricts.length + odd;
    const editor = build === plainBuild ? 1 : 0;
    expect(rules).toHaveLength(countRules(LANGUAGES.length * pages + editor));
  });

  it.each(ROUTES)('%s has each header once, the policy of the page among them', (route) => {
    const headers = headersAt(rules, build.basePath + route);
    const names = headers.map(([name]) => name);
    expect(names).toEqual([...new Set(names)]);

    const sent = Object.fromEntries(headers);
    expect(sent['content-security-policy']).toBe(PAGE_POLICY);
    expect(sent['cache-control']).toBeUndefined();
  });

  it('what has a hash in its name is kept for a year', () => {
    const address = `${build.basePath}/_next/static/chunks/a.js`;
    expect(Object.fromEntries(headersAt(rules, address))['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
  });
});
