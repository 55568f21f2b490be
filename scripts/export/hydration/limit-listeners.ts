import { HANDLED_EVENTS } from './handled-events.mjs';

const NATIVE_EVENTS = new Set(Object.values(HANDLED_EVENTS).flat());

/**
 * Makes an element accept no listeners but for the events that islands handle. React listens for more than eighty on the
 * element that it hydrates, and looks through the tree for handlers at each: a dozen of them belong to one click, and
 * others to each move of a finger.
 *
 * @param container the element
 * @param run adds listeners; after it the element accepts all again
 */
export function limitListeners(container: HTMLElement, run: () => void): void {
  const listen = container.addEventListener.bind(container);
  const listenIfHandled: typeof listen = (type: string, ...listener: [never]) => {
    if (NATIVE_EVENTS.has(type)) listen(type, ...listener);
  };
  Object.assign(container, { addEventListener: listenIfHandled });
  run();
  Reflect.deleteProperty(container, 'addEventListener');
}
