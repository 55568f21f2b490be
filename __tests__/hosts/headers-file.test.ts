import { PAGE_POLICY } from '@/scripts/build/hosts/policy';
import { observatoryScore } from './observatory';
import { assetsHostBuild, councilBuild, fileOfRoute, plainBuild, readText, ROUTES } from './builds';
import type { Build } from './builds';

/** The limits of Cloudflare Pages; Netlify has none that are lower. */
const MOST_RULES = 100;
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

const metaPolicy = (build: Build, file: string) =>
  / content="(default-src [^"]*)"/.exec(readText(build, file))?.[1];

describe.each([plainBuild, councilBuild, assetsHostBuild])('_headers of $name', (build: Build) => {
  const text = readText(build, '_headers');
  const rules = readRules(text);

  it('keeps to the limits of the hosts', () => {
    expect(rules.length).toBeLessThanOrEqual(MOST_RULES);
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(
      LONGEST_LINE,
    );
  });

  it.each(ROUTES)('%s has each header once, the policy of the page among them', (route) => {
    const headers = headersAt(rules, build.basePath + route);
    const names = headers.map(([name]) => name);
    expect(names).toEqual([...new Set(names)]);

    const sent = Object.fromEntries(headers);
    expect(sent['content-security-policy']).toBe(PAGE_POLICY);
    expect(sent['cache-control']).toBeUndefined();
  });

  it.each(ROUTES)('%s scores 125 or more on Netlify and Cloudflare Pages', (route) => {
    const headers = Object.fromEntries(headersAt(rules, build.basePath + route));
    const score = observatoryScore(headers, metaPolicy(build, fileOfRoute(route)));
    // An assets host without TLS, as here, costs what it would cost anywhere.
    expect(score).toBeGreaterThanOrEqual(build.assetsHost.startsWith('http:') ? 100 : 125);
  });

  it('what has a hash in its name is kept for a year', () => {
    const address = `${build.basePath}/_next/static/chunks/a.js`;
    expect(Object.fromEntries(headersAt(rules, address))['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
  });
});

it('GitHub Pages, which sends no headers of ours, stays at 55: frames, types and HSTS are the host’s', () => {
  expect(observatoryScore({}, metaPolicy(plainBuild, 'index.html'))).toBe(55);
});
