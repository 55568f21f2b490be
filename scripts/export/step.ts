/** The interfaces of the pipeline's steps. */
import type { Settings } from '@/lib/urls/settings.mjs';
import type { Chunk } from './hydration/build-chunks';
import type { ServedPage } from './pages';

/** A document of the site on its way through the pipeline. */
export interface Page {
  /** Its path below the published folder, such as `district/agra.html`. */
  file: string;
  html: string;
  /** The data that it is hydrated from, in its own file; undefined for a page without islands. */
  payload?: {
    text: string;
    file: string;
  };
  /** The scripts that hydrate it; undefined for a page without islands. */
  chunks?: readonly Chunk[];
  /** The files below the published folder that the page may ask for; a folder ends in a slash. */
  references: readonly string[];
}

/** What every step may read. */
export interface Context {
  settings: Settings;
  /** The folder of the export, which becomes the published one. */
  folder: string;
}

/**
 * A step that changes one page.
 *
 * @throws UnexpectedOutput when the page is not as Next.js writes it
 */
export type PageStep = (page: Page, context: Context) => Page | Promise<Page>;

/** The whole site, after the steps of its pages. */
export interface Site extends Context {
  /** All pages that hosts serve, including the maintainer's own. */
  pages: readonly ServedPage[];
  /** All files that a page may ask for; a folder ends in a slash. */
  references: ReadonlySet<string>;
}

/** A step that changes or adds files of the site. */
export type SiteStep = (site: Site) => Promise<void>;
