import type { Repository } from './repository';

/**
 * What the editor's page may do: run its own script, which makes none out of text, and talk to the host of the
 * repository alone. Sveltia CMS writes inline styles, and shows pictures that it holds in memory.
 */
export const getEditorPolicy = (repository?: Repository): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' blob: data:",
    `connect-src 'self' blob: data:${repository ? ` ${new URL(repository.api).origin}` : ''}`,
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default svelte-trusted-html dompurify lexical',
  ].join('; ');
