/** Hands back a text that may be used, and throws for any other. */
type Rule = (text: string) => string;

/** The part of the Trusted Types API that is used here; TypeScript's own types do not have it yet. */
export interface TrustedTypesFactory {
  createPolicy(
    name: string,
    rules: Partial<Record<'createScriptURL' | 'createHTML', Rule>>,
  ): unknown;
}

/**
 * Lets script load more script from its own origin only, and make no element out of text. The site's policy
 * (scripts/export/hosts/policy.ts) makes browsers ask for each such address and text, and refuse any other way to make
 * script out of text, such as eval.
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
    // Without a tag it stays text, as the style sheet is that Next.js puts into its own error screen.
    createHTML: (text) => {
      if (text.includes('<')) throw new TypeError(text);
      return text;
    },
  });
}
