/** Returns the value of a key in a cache. If there is none, creates it and keeps it there. */
export function getOrCreate<Key, Value>(
  cache: Map<Key, Value>,
  key: Key,
  create: () => Value,
): Value {
  const value = cache.get(key) ?? create();
  cache.set(key, value);
  return value;
}
