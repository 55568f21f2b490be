import { escapeMarkup } from '@/lib/feeds/escape-markup';

/**
 * The content security policy of the editor's page: only its own script, no eval, and no connections except to the
 * host of the repository. Sveltia CMS needs inline styles, blob URLs of pictures, and WebAssembly to convert pictures.
 */
export const getEditorPolicy = (repository?: string): string =>
  [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' blob: data:",
    `connect-src 'self' blob: data:${repository ? ' https://api.github.com' : ''}`,
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default svelte-trusted-html dompurify lexical',
  ].join('; ');

/** Renders the steps to create the access token with which the editor reads and writes the repository. */
const renderTokenHelp = (repository: string): string => `<details id="token-help">
<summary>How to get an access token</summary>
<p>A token is a password for one purpose: it lets this page save to <b>${repository}</b> on GitHub.</p>
<ol>
<li>Open <a href="https://github.com/settings/personal-access-tokens/new">https://github.com/settings/personal-access-tokens/new</a> and sign in.</li>
<li>Name it after this browser. Let it expire after 90 days at most.</li>
<li>Under “Repository access” choose “Only select repositories”, and there <b>${repository}</b>.</li>
<li>Under “Permissions” add “Contents” with “Read and write”, and nothing else.</li>
<li>Generate the token, copy it, and paste it here.</li>
</ol>
<p>This browser keeps it until you sign out. Whoever has it can change this site, so sign out on a computer that others use, and if a token is lost, delete it where you made it.</p>
</details>`;

interface PageAddresses {
  /** They run in this order. */
  scripts: readonly string[];
  style: string;
}

export const renderEditorPage = (
  { scripts, style }: PageAddresses,
  { brand, repository, policy }: { brand: string; repository?: string; policy: string },
): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${escapeMarkup(brand)} content</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${style}">
${scripts.map((script) => `<script type="module" src="${script}"></script>`).join('\n')}
</head>
<body>
<dialog id="message" aria-label="Please note">
<p></p>
<form method="dialog"><button>Close</button></form>
</dialog>
<p id="elsewhere" role="status" hidden>The editor is open in another window. Close it there, and it opens here.</p>
${repository ? renderTokenHelp(repository) : ''}
<noscript>The editor needs JavaScript.</noscript>
</body>
</html>
`;
