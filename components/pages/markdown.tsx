import { createElement, Fragment, type ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { Picture } from '@/components/ui/picture';
import { Text } from '@/components/ui/text';
import type { Language } from '@/lib/i18n/language';
import {
  getHeadingAnchor,
  getPlainText,
  parseMarkdown,
  type Node,
  type NodeOf,
} from '@/lib/model/markdown';
import { getFilePath } from '@/lib/urls/addresses';
import { getAssetUrl } from '@/lib/urls/build-addresses';
import { getPageUrl } from '@/lib/urls/page-url';

interface MarkdownProps {
  /** The language of the page. Links within the site lead to pages in this language. */
  language: Language;
  /** The language of the Markdown text. */
  textLanguage: Language;
  /** Returns the type and the size of a file in public/, as text. */
  describeFile: (file: string) => string;
  /** The elements that replace paragraphs, by the text of the paragraph. */
  replacements: Readonly<Record<string, ReactNode>>;
  /** The name of a table for screen readers. */
  tableLabel: string;
  children: string;
}

/** The HTML elements for types of Markdown nodes that need no attributes. */
const ELEMENT_NAMES: Partial<Record<Node['type'], string>> = {
  paragraph: 'p',
  strong: 'strong',
  emphasis: 'em',
  break: 'br',
  listItem: 'li',
  tableRow: 'tr',
  tableCell: 'td',
};

/** Shows Markdown that the content check has accepted. */
export function Markdown({ children, ...props }: MarkdownProps) {
  const { language, textLanguage, describeFile, replacements, tableLabel } = props;

  const renderNodes = (nodes: readonly Node[]): ReactNode[] =>
    nodes.map((node, index) => <Fragment key={index}>{renderNode(node)}</Fragment>);

  const renderLink = ({ url, children: linkNodes }: NodeOf<'link'>) => {
    const text = renderNodes(linkNodes);
    if (!url.startsWith('/'))
      return (
        <a href={url} rel={url.startsWith('#') ? undefined : 'noopener'}>
          {text}
        </a>
      );
    const file = getFilePath(url);
    if (!file)
      return (
        <PageLink href={url} language={language}>
          {text}
        </PageLink>
      );
    return (
      <a href={getPageUrl(url)}>
        {text} (<Text language={textLanguage}>{describeFile(file)}</Text>)
      </a>
    );
  };

  const renderImage = ({ url, alt }: NodeOf<'image'>) => (
    <Picture
      src={getAssetUrl(url)}
      alt={alt ?? ''}
      kind="tile"
      sizes="(min-width: 48rem) 40rem, 92vw"
      className="aspect-[3/2] object-contain"
    />
  );

  const renderTable = ({ children: [titleRow, ...rows] }: NodeOf<'table'>) => (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the table scrolls, and keyboard users must be able to scroll it
    <div role="group" aria-label={tableLabel} tabIndex={0} className="overflow-x-auto">
      <table>
        <thead>
          <tr>
            {titleRow?.children.map((cell, column) => (
              <th key={column} scope="col">
                {renderNodes(cell.children)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{renderNodes(rows)}</tbody>
      </table>
    </div>
  );

  function renderNode(node: Node): ReactNode {
    if (node.type === 'text') return <Text language={textLanguage}>{node.value}</Text>;
    if (node.type === 'link') return renderLink(node);
    if (node.type === 'image') return renderImage(node);
    if (node.type === 'table') return renderTable(node);
    const parts = 'children' in node ? renderNodes(node.children) : [];
    if (node.type === 'heading')
      return createElement(`h${node.depth}`, { id: getHeadingAnchor(node) }, parts);
    if (node.type === 'list')
      return createElement(node.ordered ? 'ol' : 'ul', { start: node.start ?? undefined }, parts);
    const replacement = node.type === 'paragraph' && replacements[getPlainText(node)];
    if (replacement) return replacement;
    const tag = ELEMENT_NAMES[node.type];
    return tag ? createElement(tag, {}, ...parts) : null;
  }

  return <div className="staff-text">{renderNodes(parseMarkdown(children).children)}</div>;
}
