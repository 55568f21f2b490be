import type { Settings } from '@/lib/urls/settings.mjs';

/** The actions before a visitor follows a link, each with the `eagerness` value that makes browsers wait for it. */
const EAGERNESS = {
  /** Hovering over the link. Some phones prerender as soon as the link is visible. */
  hover: 'moderate',
  press: 'conservative',
};

/**
 * Lets browsers prerender a page when a visitor is about to follow a link to it, and not earlier. inline/start.ts chooses
 * the rule that fits the device. Addresses with a dot are excluded: they are files such as pictures, which may be big.
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
