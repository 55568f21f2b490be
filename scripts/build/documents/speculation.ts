import type { Settings } from '@/lib/settings.mjs';

/**
 * Lets browsers that know of it fetch a page as soon as a visitor seems about to follow a link to it, by pointing at it
 * or pressing on it, and nothing before that. Files, whose names have a dot, are left alone: pictures may be large.
 */
export function speculationRules({ basePath }: Settings): string {
  const where = {
    and: [{ href_matches: `${basePath}/*` }, { not: { href_matches: `${basePath}/*.*` } }],
  };
  const rules = { prefetch: [{ where, eagerness: 'moderate' }] };
  return `<script type="speculationrules">${JSON.stringify(rules)}</script>`;
}
