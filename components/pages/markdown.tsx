import { createElement, Fragment, type ReactNode } from 'react';
import type { Image, Link, ListItem, Nodes, Table } from 'mdast';
import { PageLink } from '@/components/ui/page-link';
import { Picture } from '@/components/ui/picture';
import { Text } from '@/components/ui/text';
import { localizePath, type Language } from '@/lib/i18n/language';
import {
  getHeadingAnchor,
  getPictureName,
  getPlainText,
  isFileAddress,
  parseMarkdown,
} from '@/lib/model/markdown';
import { getAssetUrl } from '@/lib/urls/assets';

interface MarkdownProps {
  /** The language of the page, to whose pages links lead. */
  language: Language;
  /** The language of the text. */
  textLanguage: Language;
  /** The type and the size of a file of the site. */
  describeFile: (address: string) => string;
  /** What is shown instead of paragraphs with these texts. */
  replacements: Readonly<Record<string, ReactNode>>;
  /** The name of a table for screen readers, which is focusable, because it scrolls. */
  tableLabel: string;
  children: string;
}

/** The elements of the nodes that need nothing else. */
const TAGS: Partial<Record<Nodes['type'], string>> = {
  paragraph: 'p',
  strong: 'strong',
  emphasis: 'em',
  break: 'br',
  tableRow: 'tr',
};

/** Markdown that the content check has accepted, as elements. */
export function Markdown({ children, ...props }: MarkdownProps) {
  const { language, textLanguage, describeFile, replacements, tableLabel } = props;

  const renderAll = (nodes: readonly Nodes[]): ReactNode[] =>
    nodes.map((node, place) => <Fragment key={place}>{render(node)}</Fragment>);

  const renderLink = ({ url, children: words }: Link) => {
    const isOfSite = /^[/#]/.test(url);
    if (!isOfSite)
      return (
        <a href={url} rel="noopener">
          {renderAll(words)}
        </a>
      );
    if (url.startsWith('#')) return <a href={url}>{renderAll(words)}</a>;
    if (!isFileAddress(url))
      return <PageLink href={localizePath(url, language)}>{renderAll(words)}</PageLink>;
    return (
      <PageLink href={url}>
        {renderAll(words)} (<Text language={textLanguage}>{describeFile(url)}</Text>)
      </PageLink>
    );
  };

  const renderImage = ({ url, alt }: Image) => (
    <Picture
      src={getAssetUrl(getPictureName(url) ?? '')}
      alt={alt ?? ''}
      kind="tile"
      sizes="(min-width: 48rem) 40rem, 92vw"
      className="aspect-[3/2] object-contain"
    />
  );

  /** A list whose items have no empty lines between them has no paragraphs either. */
  const renderItem = ({ children: parts, spread }: ListItem) => (
    <li>
      {renderAll(
        parts.flatMap((part): readonly Nodes[] =>
          part.type === 'paragraph' && !spread ? part.children : [part],
        ),
      )}
    </li>
  );

  const renderTable = ({ children: [titles, ...rows] }: Table) => (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and keys must reach it
    <div role="group" aria-label={tableLabel} tabIndex={0} className="overflow-x-auto">
      <table>
        <thead>
          <tr>
            {titles?.children.map((cell, column) => (
              <th key={column} scope="col">
                {renderAll(cell.children)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{renderAll(rows)}</tbody>
      </table>
    </div>
  );

  function render(node: Nodes): ReactNode {
    if (node.type === 'text') return <Text language={textLanguage}>{node.value}</Text>;
    if (node.type === 'link') return renderLink(node);
    if (node.type === 'image') return renderImage(node);
    if (node.type === 'listItem') return renderItem(node);
    if (node.type === 'table') return renderTable(node);
    const parts = 'children' in node ? renderAll(node.children) : [];
    if (node.type === 'tableCell') return <td>{parts}</td>;
    if (node.type === 'heading')
      return createElement(`h${node.depth}`, { id: getHeadingAnchor(node) }, parts);
    if (node.type === 'list')
      return createElement(node.ordered ? 'ol' : 'ul', { start: node.start ?? undefined }, parts);
    const replacement = node.type === 'paragraph' && replacements[getPlainText(node)];
    if (replacement) return replacement;
    const tag = TAGS[node.type];
    return tag ? createElement(tag, {}, ...parts) : null;
  }

  return (
    <div className="staff-text max-w-prose space-y-4">
      {renderAll(parseMarkdown(children).children)}
    </div>
  );
}
