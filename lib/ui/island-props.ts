import type { ReactNode } from 'react';

const isElement = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(isElement)
    : typeof value === 'object' && value !== null && '$$typeof' in value;

const isPlainObject = (value: object) => Object.getPrototypeOf(value) === Object.prototype;

const isPlainValue = (value: unknown) =>
  value === null ||
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  Number.isFinite(value);

/** Copies an object and converts its values. It leaves out undefined values, as JSON does. */
const mapValues = (value: object, map: (item: unknown) => unknown) =>
  Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => (item === undefined ? [] : [[key, map(item)]])),
  );

/**
 * Separates the props of an island into data, which JSON can represent, and elements, which may be anywhere in the
 * props. A list that contains an element counts as one element, because Next.js makes such lists from fragments.
 *
 * @throws Error with the name of the island, if a prop is neither data nor an element
 */
export function splitElementsFromProps(name: string, props: object) {
  const elements: ReactNode[] = [];
  const split = (value: unknown): unknown => {
    // The number of the element's slot replaces it.
    if (isElement(value)) return { $slot: elements.push(value as ReactNode) - 1 };
    if (Array.isArray(value)) return value.map(split);
    if (isPlainValue(value)) return value;
    if (typeof value === 'object' && value && isPlainObject(value)) return mapValues(value, split);
    throw new Error(
      `The island ${name} gets a prop that JSON cannot hold (${typeof value}): pass text, numbers, lists, plain objects or elements`,
    );
  };
  return { data: mapValues(props, split), elements };
}

/** The reverse of {@link splitElementsFromProps}. */
export function insertElements(data: unknown, elements: readonly ReactNode[]): unknown {
  if (Array.isArray(data)) return data.map((item) => insertElements(item, elements));
  if (typeof data !== 'object' || data === null) return data;
  if ('$slot' in data) return elements[data.$slot as number];
  return mapValues(data, (item) => insertElements(item, elements));
}
