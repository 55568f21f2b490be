import { createElement, type ElementType, type ReactNode } from 'react';
import type { Payload } from './payload';

/** Makes React elements and texts of a payload, as ./payload.ts writes it. */
export function createTree(
  payload: Payload,
  islands: Readonly<Record<string, ElementType>>,
): ReactNode {
  // Props may be any values; React checks its own children.
  return revive(payload, islands) as ReactNode;
}

function revive(value: Payload, islands: Readonly<Record<string, ElementType>>): unknown {
  if (typeof value === 'string') return value.startsWith('$') ? value.slice(1) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value)) {
    const entries = Object.entries(value).map(([name, one]) => [name, revive(one, islands)]);
    return Object.fromEntries(entries);
  }
  if (value[0] !== '$') return value.map((one) => revive(one, islands));
  const [, type, key, props] = value as [string, string, string | null, Payload];
  // React would take null for the key "null".
  const own = key === null ? {} : { key };
  return createElement(islands[type] ?? type, { ...(revive(props, islands) as object), ...own });
}
