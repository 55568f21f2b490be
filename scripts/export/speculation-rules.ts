import type { Settings } from '@/lib/urls/settings.mjs';

/** How a visitor shows the intent to follow a link, and by what name browsers wait for that and nothing less. */
const EAGERNESS = {
  /** By resting on it with the pointer. Of phones some take what can merely be seen for that. */
  hover: 'moderate',
  /** By pressing on it. */
  press: 'conservative',
};

/**
 * Lets browsers that know of it make a page ready as soon as a visitor seems about to follow a link to it, and nothing
 * before that; the loader puts that of the two rules in force that suits the visitor. Files, whose names have a dot, are
 * left alone: pictures may be large.
 */
export function getSpeculationRules({ basePath }: Settings): string {
  const where = {
    and: [{ href_matches: `${basePath}/*` }, { not: { href_matches: `${basePath}/*.*` } }],
  };
  return Object.entries(EAGERNESS)
    .map(([intent, eagerness]) => {
      const rules = { prerender: [{ where, eagerness }] };
      return `<script type="speculationrules" data-intent="${intent}">${JSON.stringify(rules)}</script>`;
    })
    .join('');
}
