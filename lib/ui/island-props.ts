import type { ReactNode } from 'react';

/** In the data of an island: the place of an element, by its number among the island's slots. */
interface SlotMark {
  $slot: number;
}

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

/** Copies the values of an object; those that are undefined are left out, as JSON does. */
const mapValues = (value: object, map: (one: unknown) => unknown) =>
  Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => (one === undefined ? [] : [[key, map(one)]])),
  );

/**
 * Separates the props of an island into data that JSON can hold and the elements among it, at any depth. A list that
 * contains an element counts as one element, because Next.js makes such lists of fragments.
 *
 * @throws Error naming the island, if a prop is neither data nor an element
 */
export function takeElements(name: string, props: object) {
  const elements: ReactNode[] = [];
  const take = (value: unknown): unknown => {
    if (isElement(value))
      return { $slot: elements.push(value as ReactNode) - 1 } satisfies SlotMark;
    if (Array.isArray(value)) return value.map(take);
    if (isPlainValue(value)) return value;
    if (typeof value === 'object' && value && isPlainObject(value)) return mapValues(value, take);
    throw new Error(
      `The island ${name} gets a prop that JSON cannot hold (${typeof value}): pass text, numbers, lists, plain objects or elements`,
    );
  };
  return { data: mapValues(props, take), elements };
}

/** The reverse of {@link takeElements}. */
export function putElements(data: unknown, elements: readonly ReactNode[]): unknown {
  if (Array.isArray(data)) return data.map((one) => putElements(one, elements));
  if (typeof data !== 'object' || data === null) return data;
  if ('$slot' in data) return elements[(data as SlotMark).$slot];
  return mapValues(data, (one) => putElements(one, elements));
}
