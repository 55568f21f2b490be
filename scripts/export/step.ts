/** The types of the pipeline's steps. */
import type { Settings } from '@/lib/urls/settings.mjs';
import type { PageModule } from './hydration/build-modules';
import type { ServedPage } from './pages';

/** A page of the site, as one step of the pipeline gives it to the next. */
export interface ExportedPage {
  /** Its path below the published folder, such as `district/agra.html`. */
  file: string;
  html: string;
  /** The modules of the page; the first one imports the others. */
  modules: readonly PageModule[];
  /** The files below the published folder that the page may request. */
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
 * @throws NextOutputError when the document is not as expected from Next.js
 */
export type PageStep = (
  page: ExportedPage,
  context: StepContext,
) => ExportedPage | Promise<ExportedPage>;

/** The whole site, as each SiteStep gets it: after all PageSteps of all pages. */
export interface ExportedSite extends StepContext {
  /** All pages that Next.js has exported. */
  pages: readonly ServedPage[];
  /** All files that some page may request. */
  referencedFiles: ReadonlySet<string>;
}

/** A step that changes or adds files of the site. */
export type SiteStep = (site: ExportedSite) => Promise<void>;
