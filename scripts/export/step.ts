/** What the steps of the pipeline are handed, and how a step looks. */
import type { Settings } from '@/lib/urls/settings.mjs';
import type { Chunk } from './chunks';
import type { ServedPage } from './pages';

/** A document of the site on its way through the pipeline. */
export interface Page {
  /** Its path below the published folder, such as `district/agra.html`. */
  file: string;
  html: string;
  /** What React hydrates the page with, in a file of its own; undefined for a page without islands. */
  payload?: {
    text: string;
    /** Path below the published folder; its name is made from the content. */
    file: string;
  };
  /** The files below the published folder that the page may ask for; a folder ends in a slash. */
  references: readonly string[];
}

/** What each step may look at. */
export interface Context {
  settings: Settings;
  /** The folder of the export, which becomes the published one. */
  folder: string;
  /** The chunks of the export by their files. */
  chunks: ReadonlyMap<string, Chunk>;
}

/** Changes one page. */
export interface PageStep {
  /** What it does, for an error. */
  name: string;
  /** @throws UnexpectedOutput when the page is not as Next.js writes it */
  transform: (page: Page, context: Context) => Page | Promise<Page>;
}

/** The whole site, once each page has been through its steps. */
export interface Site extends Context {
  /** The pages that hosts serve, those of the maintainer's own among them. */
  pages: readonly ServedPage[];
  /** All files that a page may ask for; a folder ends in a slash. */
  references: ReadonlySet<string>;
}

/** Changes or adds files of the site. */
export interface SiteStep {
  /** What it does, for an error. */
  name: string;
  /** The files that it writes, below the published folder: a file of public/ with such a name ends the build. */
  writes?: readonly string[];
  run: (site: Site) => Promise<void>;
}
