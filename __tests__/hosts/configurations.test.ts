/** The configuration files for hosts that cannot be run here. */
import { getContent } from '@/lib/content/content';
import { LANGUAGES } from '@/lib/i18n/language';
import { ROUTE_PATHS } from '@/lib/routes';
import { countRules, MOST_RULES } from '@/scripts/export/hosts/headers-file';
import { PAGE_POLICY } from '@/scripts/export/hosts/policy';
import { getVercelConfiguration } from '@/scripts/export/hosts/vercel';
import vercel from '@/vercel.json';
import { BUILDS, councilBuild, plainBuild, readText, ROUTES } from './builds';

const { navigationDistricts } = getContent('en');

/** The limit of Cloudflare Pages. That of Netlify is not lower. */
const LONGEST_LINE = 2000;

interface Rule {
  pattern: RegExp;
  headers: [name: string, value: string][];
}

const escape = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** Parses a _headers file by the rules that Netlify and Cloudflare Pages share. */
function parseRules(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name.toLowerCase(), value]);
    else if (line)
      rules.push({ pattern: new RegExp(`^${escape(line).replace('*', '.*')}$`), headers: [] });
  }
  return rules;
}

describe.each(BUILDS)('_headers of $name', (build) => {
  const text = readText(build, '_headers');
  const rules = parseRules(text);
  const getHeaders = (address: string) =>
    rules
      .filter(({ pattern }) => pattern.test(build.basePath + address))
      .flatMap(({ headers }) => headers);

  it('stays within the limits of the hosts, with as many rules as the content check counts', () => {
    const odd = build === councilBuild ? 1 : 0;
    const pages = ROUTE_PATHS.length + 1 + navigationDistricts.length + odd;
    const editor = build === plainBuild ? 1 : 0;
    expect(rules).toHaveLength(countRules(LANGUAGES.length * pages + editor));
    expect(rules.length).toBeLessThanOrEqual(MOST_RULES);
    expect(text.split('\n').filter(({ length }) => length > LONGEST_LINE)).toEqual([]);
  });

  it.each(ROUTES)('%s has its policy, and each header once', (route) => {
    const headers = getHeaders(route);
    const sent = Object.fromEntries(headers);
    expect(Object.keys(sent)).toHaveLength(headers.length);
    expect(sent['content-security-policy']).toBe(PAGE_POLICY);
    expect(sent['cache-control']).toBeUndefined();
  });

  it('lets browsers keep files with a hash in their names for a year', () => {
    expect(getHeaders('/_next/static/chunks/a.js')).toContainEqual([
      'cache-control',
      'public, max-age=31536000, immutable',
    ]);
  });
});

it('vercel.json, which Vercel reads before the build, has the headers of the other hosts', () => {
  // After Hindi is removed, its rules are left over and match nothing.
  const headers = vercel.headers.filter(
    ({ source }) => LANGUAGES.includes('hi') || !source.startsWith('/hi/'),
  );
  expect({ ...vercel, headers }).toEqual(getVercelConfiguration());
});
