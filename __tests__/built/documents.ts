import { getPageFile } from '@/testing/published-files';
import { ALL_ROUTES, readText, type Build } from '../support/builds';

/** A parsed page of a build. Needs the jsdom environment. */
export interface BuiltPage {
  file: string;
  url: string;
  document: Document;
}

const opened = new Map<Build, BuiltPage[]>();

/** The pages of all routes and, last, the error screen. Parsing takes a second, so each build is parsed once. */
export function openDocuments(build: Build): BuiltPage[] {
  const pages =
    opened.get(build) ??
    [...ALL_ROUTES, '/404'].map((route) => {
      const file = getPageFile(route);
      const document = new DOMParser().parseFromString(readText(build, file), 'text/html');
      return { file, url: `${build.origin}${build.basePath}${route}`, document };
    });
  opened.set(build, pages);
  return pages;
}

/** The pages of all routes. */
export const openPages = (build: Build): BuiltPage[] => openDocuments(build).slice(0, -1);

/** The elements that match a selector, in document order, including those inside templates. */
export const findAll = (document: Document, selector: string): Element[] =>
  [...document.querySelectorAll(`${selector}, template`)].flatMap((element) => [
    ...(element.matches(selector) ? [element] : []),
    ...(element instanceof HTMLTemplateElement ? element.content.querySelectorAll(selector) : []),
  ]);

/** The values of an attribute of all elements that match a selector. */
export const getAttributeValues = (document: Document, selector: string, attribute: string) =>
  findAll(document, selector).map((element) => element.getAttribute(attribute) ?? '');
