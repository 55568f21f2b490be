import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { act, fireEvent, type EventType } from '@testing-library/react';
import { HANDLED_EVENTS } from '@/scripts/export/hydration/handled-events.mjs';
import { limitListeners } from '@/scripts/export/hydration/limit-listeners';

const ELEMENTS: Record<string, string> = { onCancel: 'dialog', onClose: 'dialog', onLoad: 'img' };

let main: HTMLElement;
let root: Root;

beforeEach(() => {
  main = document.body.appendChild(document.createElement('main'));
});

afterEach(() => {
  act(() => root.unmount());
  main.remove();
});

it.each(Object.keys(HANDLED_EVENTS))('%s is called', (name) => {
  limitListeners(main, () => {
    root = createRoot(main);
  });
  const handle = jest.fn();
  const element = createElement(ELEMENTS[name] ?? 'input', { [name]: handle });
  act(() => root.render(element));
  const target = main.firstElementChild ?? main;
  const kind = name.charAt(2).toLowerCase() + name.slice(3);
  const change = kind === 'change' ? { target: { value: 'changed' } } : {};
  if (kind in fireEvent) fireEvent[kind as EventType](target, change);
  else fireEvent(target, new Event(kind));
  expect(handle).toHaveBeenCalledTimes(1);
});

it('React listens for no other event; later listeners are as always', () => {
  const listen = jest.spyOn(HTMLElement.prototype, 'addEventListener');
  limitListeners(main, () => {
    root = createRoot(main);
  });
  const heard = listen.mock.contexts.flatMap((context, call) =>
    context === main ? (listen.mock.calls[call]?.[0] ?? []) : [],
  );
  expect(new Set(heard)).toEqual(new Set(Object.values(HANDLED_EVENTS).flat()));
  const onMove = jest.fn();
  main.addEventListener('pointermove', onMove);
  fireEvent.pointerMove(main);
  expect(onMove).toHaveBeenCalledTimes(1);
});
