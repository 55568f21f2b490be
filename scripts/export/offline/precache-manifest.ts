import type { Language } from '@/lib/i18n/language';

/** The files of a revision that the service worker saves, and their metadata. */
export interface PrecacheManifest {
  revision: string;
  /** The address of each saved file, and the first half of its SHA-256. */
  files: readonly (readonly [address: string, hash: string])[];
  basePath: string;
  /** The note at the top of a saved page, with {date} in it. */
  savedCopy: Record<Language, string>;
  records: {
    /** Address of the folder of the shards, with a slash at its end. */
    folder: string;
    revision: string;
    all: string;
    certificateColumn: number;
  };
}
