import type { IncomingHttpHeaders } from 'node:http';

/**
 * Scores a page by the rules of the HTTP Observatory that concern what a static site sends: the published table of
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring, as of its version 1.6 of 2026.
 *
 * Not judged, because only a published site can show them: the redirection to HTTPS and the certificate. Worth
 * nothing either way here: cookies and cross-origin sharing, of which there are none, and the integrity of scripts,
 * which are all the site's own.
 */

/** Extra credit counts only for a site that loses little without it. */
const LEAST_FOR_EXTRA_CREDIT = 90;

/** Half a year, which the rules read as 180 days. */
const SIX_MONTHS_S = 15_552_000;

type Directives = Map<string, string[]>;

function parsePolicy(policy: string): Directives {
  const directives: Directives = new Map();
  for (const part of policy.split(';')) {
    const [name, ...sources] = part.trim().split(/\s+/);
    if (name) directives.set(name, sources);
  }
  return directives;
}

const BROAD = /^(\*|https?:|ftp:|data:|https?:\/\/\*(\.\*)?|'unsafe-inline')$/;

function policyModifier(policy: string | undefined): number {
  if (!policy) return -25;
  const directives = parsePolicy(policy);
  const sourcesOf = (name: string) =>
    directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const active = [...sourcesOf('script-src'), ...sourcesOf('object-src')];
  if (active.some((source) => BROAD.test(source))) return -20;
  if (active.some((source) => /^(http|ftp):/.test(source))) return -20;
  if ([...active, ...sourcesOf('style-src')].includes("'unsafe-eval'")) return -10;
  if (sourcesOf('img-src').some((source) => /^(http|ftp):/.test(source))) return -10;
  if (sourcesOf('style-src').some((source) => BROAD.test(source))) return 0;
  return directives.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function framesModifier(headerPolicy: string | undefined, frameOptions: unknown): number {
  if (headerPolicy && parsePolicy(headerPolicy).has('frame-ancestors')) return 5;
  return /^(deny|sameorigin)$/i.test(String(frameOptions)) ? 5 : -20;
}

function transportModifier(header: string | undefined): number {
  const [, age] = /max-age=(\d+)/.exec(header ?? '') ?? [];
  if (age === undefined) return -20;
  return Number(age) >= SIX_MONTHS_S ? 0 : -10;
}

/** What a header is worth that is right, absent, or anything else. */
function valueModifier(header: unknown, right: RegExp, worth: number, absent = 0): number {
  if (header === undefined) return absent;
  return right.test(String(header)) ? worth : -5;
}

/**
 * @param headers of the page's answer, their names in lower case
 * @param metaPolicy the policy of the page's `<meta>`, if it has one
 */
export function observatoryScore(headers: IncomingHttpHeaders, metaPolicy?: string): number {
  const headerPolicy = headers['content-security-policy']?.toString();
  const modifiers = [
    // Browsers obey both; what both say is the same.
    policyModifier([metaPolicy, headerPolicy].filter(Boolean).join('; ')),
    framesModifier(headerPolicy, headers['x-frame-options']),
    transportModifier(headers['strict-transport-security']),
    valueModifier(headers['x-content-type-options'], /^nosniff$/, 0, -5),
    valueModifier(
      headers['referrer-policy'],
      /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/,
      5,
    ),
    valueModifier(headers['cross-origin-resource-policy'], /^same-(origin|site)$/, 10),
    valueModifier(headers['cross-origin-embedder-policy'], /^(require-corp|credentialless)$/, 10),
    valueModifier(
      headers['cross-origin-opener-policy'],
      /^(same-origin|(same-origin|noopener)-allow-popups)$/,
      10,
    ),
  ];
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 100);
  const withoutCredit = sum(modifiers.filter((modifier) => modifier < 0));
  return withoutCredit >= LEAST_FOR_EXTRA_CREDIT ? sum(modifiers) : Math.max(0, withoutCredit);
}
