import type { Language } from '@/lib/i18n/language';

/** The files that the service worker of this build saves, and what it must know to answer with them. */
export interface PrecacheManifest {
  revision: string;
  /** The address of each saved file, and its hash by lib/urls/content-hash.ts. */
  files: readonly (readonly [address: string, hash: string])[];
  basePath: string;
  /** The note at the top of a saved page, with {date} in it. */
  savedCopy: Record<Language, string>;
}
