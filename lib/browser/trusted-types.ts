/** The name of a rule in a policy. A rule returns a text to allow it, or throws. Without a rule, no text is allowed. */
type PolicyRule = 'createScriptURL' | 'createHTML';

/** The part of the Trusted Types API that is used here; TypeScript does not have it yet. */
export interface TrustedTypesFactory {
  createPolicy(name: string, rules: { [rule in PolicyRule]?: (text: string) => string }): unknown;
}

/**
 * Allows scripts from the site's own origin only, and refuses to make elements from text. The site's content security
 * policy (scripts/export/documents/add-policy.ts) makes browsers ask this Trusted Types policy for each address of a
 * script and each text with markup. The content security policy also forbids all other ways to run text as script, such
 * as eval.
 *
 * @param factory window.trustedTypes; undefined in browsers without it
 */
export function restrictScripts(factory: TrustedTypesFactory | undefined, origin: string): void {
  factory?.createPolicy('default', {
    createScriptURL: (url) => {
      if (new URL(url, origin).origin !== origin)
        throw new TypeError(`Script from elsewhere: ${url}`);
      return url;
    },
  });
}
