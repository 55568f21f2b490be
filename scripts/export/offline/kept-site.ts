import type { Language } from '@/lib/i18n/language';

/** What the service worker keeps of a publication. */
export interface KeptSite {
  /** Made from all that is kept. */
  publication: string;
  /** The address of each kept file, and the first half of its SHA-256. */
  files: readonly (readonly [address: string, hash: string])[];
  /** What all of these addresses begin with. */
  basePath: string;
  /** What a kept page says of itself, with {date}. */
  savedCopy: Record<Language, string>;
  records: {
    /** Address of the folder of the parts, with its slash. */
    folder: string;
    publication: string;
    /** Name of the part with all rows. */
    all: string;
  };
}
