/** The types of the pipeline's steps. */
import type { Settings } from '@/lib/urls/settings.mjs';
import type { Chunk } from './hydration/build-chunks';
import type { ServedPage } from './pages';

/** A page of the site, as one step of the pipeline gives it to the next. */
export interface ExportedPage {
  /** Its path below the published folder, such as `district/agra.html`. */
  file: string;
  html: string;
  /** The data from which the page is hydrated, and its file; undefined for a page without islands. */
  payload?: {
    text: string;
    file: string;
  };
  /** The scripts that hydrate the page; undefined for a page without islands. */
  chunks?: readonly Chunk[];
  /** The files below the published folder that the page may request; a folder ends in a slash. */
  referencedFiles: readonly string[];
}

/** What every step may read. */
export interface StepContext {
  settings: Settings;
  /** The folder of the export, which becomes the published folder. */
  folder: string;
}

/**
 * A step that changes one page.
 *
 * @throws UnexpectedOutputError when the document is not as expected from Next.js
 */
export type PageStep = (
  page: ExportedPage,
  context: StepContext,
) => ExportedPage | Promise<ExportedPage>;

/** The whole site, as each SiteStep gets it: after all PageSteps of all pages. */
export interface ExportedSite extends StepContext {
  /** All pages that hosts serve, including the maintainer's own. */
  pages: readonly ServedPage[];
  /** All files that some page may request; a folder ends in a slash. */
  referencedFiles: ReadonlySet<string>;
}

/** A step that changes or adds files of the site. */
export type SiteStep = (site: ExportedSite) => Promise<void>;
