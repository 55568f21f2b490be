import { isSeq, parseDocument, stringify } from 'yaml';

/**
 * Adds a description to the end of the gallery's list.
 *
 * @param data data/gallery.yaml as text, without issues
 * @param description what the picture shows
 */
export function addDescription(data: string, description: string): string {
  const entry = { en: description };
  const list = parseDocument(data, { schema: 'failsafe' });
  if (isSeq(list.contents) && list.contents.flow) {
    // For example [], which an entry on a line of its own cannot follow.
    list.contents.flow = false;
    list.add(entry);
    return list.toString({ lineWidth: 0, singleQuote: true });
  }
  const lineEnd = data.includes('\r\n') ? '\r\n' : '\n';
  const added = stringify([entry], { schema: 'failsafe', lineWidth: 0, singleQuote: true });
  return data.trimEnd() + lineEnd + added.trimEnd() + lineEnd;
}
