/** The part of the Trusted Types API that is used here; TypeScript's own types do not have it yet. */
export interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): unknown;
}

/**
 * Lets script load more script from its own origin only. The site's policy (scripts/build/hosts/policy.ts) makes browsers
 * ask for each address, and refuse any other way to make script out of text, such as innerHTML or eval.
 *
 * @param factory window.trustedTypes; undefined where the browser does not know it
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
