import type { Language } from '@/lib/i18n/language';

/** The files of a revision that the service worker saves, and their metadata. */
export interface PrecacheManifest {
  /** A hash of all saved files. */
  revision: string;
  /** The address of each saved file, and the first half of its SHA-256. */
  files: readonly (readonly [address: string, hash: string])[];
  /** The base path of all these addresses. */
  basePath: string;
  /** The note at the top of a saved page, with {date} in it. */
  savedCopy: Record<Language, string>;
  records: {
    /** Address of the folder of the shards, with a slash at its end. */
    folder: string;
    revision: string;
    /** Name of the shard with all rows. */
    all: string;
    /** The column of the certificate's number. */
    certificateColumn: number;
  };
}
