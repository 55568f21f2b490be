/** A rule returns an allowed text, and throws for any other; without one, no text is allowed. */
type Rule = 'createScriptURL' | 'createHTML';

/** The part of the Trusted Types API that is used here; TypeScript does not have it yet. */
export interface TrustedTypesFactory {
  createPolicy(name: string, rules: { [rule in Rule]?: (text: string) => string }): unknown;
}

/**
 * Allows script to be loaded from the site's own origin only, and no elements to be made out of text. The site's
 * policy (scripts/export/hosts/policy.ts) makes browsers check each such address and text here, and refuse every other
 * way to turn text into script, such as eval.
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
