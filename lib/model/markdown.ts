/** Parses Markdown into a tree of nodes (https://github.com/syntax-tree/mdast), and never into an HTML text. */
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { toSlug } from './slug';

type Root = ReturnType<typeof fromMarkdown>;

/** A node of the tree. */
export type Node = Root | Root['children'][number];

/** A node of one type. */
export type NodeOf<Type extends Node['type']> = Extract<Node, { type: Type }>;

/** The trees of all texts so far: several rules and screens read the text of a page, and parsing it is slow. */
const trees = new Map<string, Root>();

/** Parses a text. Callers must not change the tree, which other callers get too. */
export function parseMarkdown(text: string): Root {
  const knownTree = trees.get(text);
  if (knownTree) return knownTree;
  const extensions = { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] };
  const tree = fromMarkdown(text, extensions);
  trees.set(text, tree);
  return tree;
}

/** Yields a node and all nodes within it, in the order of the text. */
export function* walkMarkdown(node: Node): Generator<Node> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* walkMarkdown(child);
}

/** The text of a node without Markdown marks. */
export const getPlainText = (node: Node): string =>
  [...walkMarkdown(node)].map((part) => (part.type === 'text' ? part.value : '')).join('');

/** The fragment of an address that leads to a heading, made from the words of the heading. */
export const getHeadingAnchor = (heading: NodeOf<'heading'>): string =>
  toSlug(getPlainText(heading));

/** The addresses of the pictures in a Markdown text. */
export const listMarkdownPictures = (text: string): string[] =>
  [...walkMarkdown(parseMarkdown(text))].flatMap((node) =>
    node.type === 'image' ? [node.url] : [],
  );
