import ts from 'typescript';
import { FaultError } from '../content/fault';

/** A text as the formatter writes it in the code: in single quotes, or in double ones around a single one. */
function quote(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1);
  return text.includes("'") && !text.includes('"')
    ? `"${inner}"`
    : `'${inner.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** The list of descriptions in the code of data/gallery.ts, however it is laid out. */
function findDescriptions(data: string): ts.ArrayLiteralExpression | undefined {
  const source = ts.createSourceFile('gallery.ts', data, ts.ScriptTarget.Latest, true);
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(({ name }) => name.getText() === 'descriptions')
    .map(({ initializer }) => initializer)
    .find((list) => list !== undefined && ts.isArrayLiteralExpression(list));
}

/**
 * Puts a description at the end of the gallery's list.
 *
 * @param data data/gallery.ts as text
 * @param description what the picture shows
 * @throws FaultError when the file no longer has the list
 */
export function withDescription(data: string, description: string): string {
  const list = findDescriptions(data);
  if (!list) {
    throw new FaultError(
      'data/gallery.ts: the line is missing that begins "const descriptions = ["',
    );
  }
  const lineEnd = data.includes('\r\n') ? '\r\n' : '\n';
  const { elements } = list;
  // Behind the last description, and the comma that it may have; what stands there besides stays.
  const end = elements.at(-1)?.end ?? list.getStart() + '['.length;
  const comma = elements.length === 0 ? '' : ',';
  const rest = data.slice(elements.hasTrailingComma ? elements.end : end);
  const isInLines = rest.startsWith('\n') || rest.startsWith('\r\n') || elements.length === 0;
  const ending = isInLines || elements.hasTrailingComma ? ',' : '';
  const entry = `${isInLines ? `${lineEnd}  ` : ' '}${quote(description)}${ending}`;
  const closing = elements.length === 0 && rest.startsWith(']') ? lineEnd : '';
  return data.slice(0, end) + comma + entry + closing + rest;
}
