import ts from 'typescript';
import type { Fault } from './fault';
import type { Source } from './syntax-faults';

/** The value of a field, or of a place in a list, counted from 0. */
function valueAt(node: ts.Node, step: string): ts.Node | undefined {
  if (ts.isArrayLiteralExpression(node)) return node.elements[Number(step)];
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  return node.properties.find(({ name }) => name?.getText() === step);
}

/** Goes down from an entry by the steps of a field such as `contact.phone`, as far as they can be seen. */
function descend(entry: ts.Node, field: string): ts.Node {
  let node = entry;
  for (const step of field.split('.').filter(Boolean)) {
    const value = valueAt(ts.isPropertyAssignment(node) ? node.initializer : node, step);
    if (!value) break;
    node = value;
  }
  return node;
}

/** All nodes of a file, in its order. */
function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* nodesOf(child);
}

/** Whether a text of the file stands as one of the fields of an object. */
const isCalled = (node: ts.Node, name: string) =>
  ts.isObjectLiteralExpression(node) &&
  node.properties.some(
    (property) =>
      ts.isPropertyAssignment(property) &&
      ts.isStringLiteralLike(property.initializer) &&
      property.initializer.text === name,
  );

/** The code of an entry, as faults name it: by one of its texts, or by its number in the list. */
function findEntry(source: ts.SourceFile, entry: string, field: string): ts.Node | undefined {
  const nodes = [...nodesOf(source)];
  const [, number] = /^(?:entry |gallery-)(\d+)$/.exec(entry) ?? [];
  if (number) return nodes.find(ts.isArrayLiteralExpression)?.elements[Number(number) - 1];
  return nodes.find((node) =>
    entry === ''
      ? ts.isObjectLiteralExpression(node) && valueAt(node, field.split('.')[0] ?? '')
      : isCalled(node, entry),
  );
}

/** Faults of data files with the line of what they name, where the code shows it. */
export function withLines(faults: readonly Fault[], sources: readonly Source[]): Fault[] {
  const parsed = new Map<string, ts.SourceFile>();
  return faults.map((fault) => {
    const text = sources.find(({ file }) => file === fault.file)?.text;
    if (text === undefined || fault.line !== undefined) return fault;
    const source =
      parsed.get(fault.file) ?? ts.createSourceFile(fault.file, text, ts.ScriptTarget.Latest, true);
    parsed.set(fault.file, source);
    const entry = findEntry(source, fault.entry, fault.field);
    if (!entry) return fault;
    const start = descend(entry, fault.field).getStart(source);
    return { ...fault, line: source.getLineAndCharacterOfPosition(start).line + 1 };
  });
}
