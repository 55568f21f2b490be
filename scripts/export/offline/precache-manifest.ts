import type { Language } from '@/lib/i18n/language';

/** What the service worker keeps of a revision, and what it must know of that. */
export interface PrecacheManifest {
  /** Made from all that is kept. */
  revision: string;
  /** The address of each kept file, and the first half of its SHA-256. */
  files: readonly (readonly [address: string, hash: string])[];
  /** The base path of all these addresses. */
  basePath: string;
  /** The note at the top of a kept page, with {date} in it. */
  savedCopy: Record<Language, string>;
  records: {
    /** Address of the folder of the parts, with its slash. */
    folder: string;
    revision: string;
    /** Name of the part with all rows. */
    all: string;
  };
}
