/** All texts in a value, whatever it is, at any depth, each once: the fields of a great many records are few words. */
export function textsOf(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') return found.add(value);
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) textsOf(part, found);
  }
  return found;
}
