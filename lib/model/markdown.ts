/** Markdown as a tree (https://github.com/syntax-tree/mdast). No HTML is made of it anywhere. */
import type { Heading, Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

export const parseMarkdown = (text: string): Root =>
  fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });

/** A node and all nodes within it, in the order of the text. */
export function* walkMarkdown(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* walkMarkdown(child);
}

/** The text of a node without its marks. */
export const getPlainText = (node: Nodes): string =>
  [...walkMarkdown(node)].map((part) => (part.type === 'text' ? part.value : '')).join('');

/** The fragment of addresses that leads to a heading, made of its words. */
export const getHeadingAnchor = (heading: Heading): string =>
  getPlainText(heading)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** The folders of public/assets whose pictures have the widths that pages need. */
const PICTURE = /^\/assets\/((?:pages|news|gallery)\/[a-z0-9-]+\.jpg)$/;

/** The path below public/assets of a picture's address; undefined for any other address. */
export const getPictureName = (address: string): string | undefined => PICTURE.exec(address)?.[1];

/** The pictures that a text names, by their paths below public/assets. */
export const listPictureNames = (text: string): string[] =>
  [...walkMarkdown(parseMarkdown(text))].flatMap((node) =>
    node.type === 'image' ? (getPictureName(node.url) ?? []) : [],
  );

/** Whether an address is that of a file, such as `/rules.pdf`. */
export const isFileAddress = (address: string): boolean => /^\/.*\.\w+$/.test(address);
