import type { Build } from '../hosts/builds';
import { ALL_ROUTES, fileOfRoute, readText } from '../hosts/builds';

/** Where the builds of the tests say that they are published. */
export const SITE_URL = 'https://site.example';

/** A page of a build, parsed. Wants the jsdom environment. */
export interface BuiltPage {
  file: string;
  url: string;
  document: Document;
}

function openPage(build: Build, file: string, route: string): BuiltPage {
  const document = new DOMParser().parseFromString(readText(build, file), 'text/html');
  return { file, url: `${SITE_URL}${build.basePath}${route}`, document };
}

/** The pages of all routes. */
export const openPages = (build: Build): BuiltPage[] =>
  ALL_ROUTES.map((route) => openPage(build, fileOfRoute(route), route));

/** The same, and the error screen. */
export const openDocuments = (build: Build): BuiltPage[] => [
  ...openPages(build),
  openPage(build, '404.html', '/no-such-page'),
];

/** The elements that a selector names, those included that a document holds back until it has been painted. */
export const findAll = (document: Document, selector: string): Element[] => [
  ...document.querySelectorAll(selector),
  ...[...document.querySelectorAll('template')].flatMap(({ content }) => [
    ...content.querySelectorAll(selector),
  ]),
];

/** The values of an attribute, wherever a document has it. */
export const attributeValues = (document: Document, selector: string, attribute: string) =>
  findAll(document, selector).map((element) => element.getAttribute(attribute) ?? '');

/** The content of a `<meta>`; empty when there is none. */
export const metaContent = (document: Document, name: string) =>
  document
    .querySelector(`meta[property="${name}"], meta[name="${name}"]`)
    ?.getAttribute('content') ?? '';
