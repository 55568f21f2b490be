/** Elements that are no part of a page's text. */
const SILENT = 'script, style, template, svg, [aria-hidden=true]';

const BLOCKS =
  'address, article, dd, div, dt, form, footer, h1, h2, h3, header, li, nav, p, section, td, th, ul';

function write(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  if (node.matches(SILENT)) return '';
  const get = (name: string) => node.getAttribute(name) ?? '';
  const language = get('lang') === 'hi' ? '{hi} ' : '';
  const text = language + [...node.childNodes].map(write).join('');
  if (node.localName === 'img') return `![${get('alt')}](${get('src')})`;
  if (node.localName === 'a') {
    const link = `[${text.trim()}](${get('href')})`;
    return get('aria-current') ? `**${link}**` : link;
  }
  if (node.localName === 'time') return `${text} (${get('datetime')})`;
  return node.matches(BLOCKS) ? `\n${text}\n` : text;
}

/**
 * The text of a document, a line for each paragraph, with its links, pictures and dates as `[text](address)`,
 * `![description](address)` and `text (date)`. The link to the page itself is bold, and what is marked as Hindi begins
 * with `{hi}`.
 */
export const readPage = ({ body }: Document): string =>
  write(body)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
