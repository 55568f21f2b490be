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
