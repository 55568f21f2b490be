import { SaxesParser } from 'saxes';

/** An element of an XML document. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  /** Its own text, without that of inner elements. */
  text: string;
  /** Its ancestors, the outermost first. */
  within: readonly XmlElement[];
}

/**
 * Reads an XML document.
 *
 * @throws Error when it is not well-formed, or has a prefix without a namespace
 */
export function readXml(text: string): XmlElement[] {
  const elements: XmlElement[] = [];
  const open: XmlElement[] = [];
  const parser = new SaxesParser({ xmlns: true });
  const add = (piece: string) => {
    const current = open.at(-1);
    if (current) current.text += piece;
  };
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value] as const);
    const element = { name, attributes: Object.fromEntries(values), text: '', within: [...open] };
    elements.push(element);
    open.push(element);
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => open.pop());
  parser.write(text).close();
  return elements;
}
