import type { ComponentType } from 'react';
import type { ErrorMessages } from '@/lib/i18n/messages/en-error';

/**
 * How a published page starts: what its inline scripts (scripts/export/inline), its islands and the exporter agree on.
 * The style sheet uses the attributes `data-script` and `data-pressed` too.
 */

/** Id of the `<template>` that holds the scripts and data which the page needs only after it has been painted. */
export const START_TEMPLATE_ID = 'start';

/** The data attributes of the template with the id START_TEMPLATE_ID. */
export interface StartData {
  /** Address of the payload, from which the page is hydrated; a page without islands has none. */
  payload?: string;
}

/** The value of `data-script` on the root element: 'awaited' before hydration, 'lost' if no script comes. */
export type ScriptState = 'awaited' | 'lost';

/** What the inline script in the head provides to later scripts; undefined in very old browsers. */
export interface EventReplay {
  /** Whether the browser asks for less data (Save-Data): the page then fetches its script only when it is needed. */
  saveData: boolean;
  /** Starts the timeout after which the script counts as lost. */
  awaitScript: () => void;
  /** Called if the script will not come: the page then looks as it does without script. */
  giveUp: () => void;
  /** Called when the script is ready: replays the saved events in order. */
  replay: () => Promise<void>;
}

/** What the second chunk of a page exports: the islands by name, and the error page with its texts. */
export interface PageChunk {
  ErrorPage: ComponentType<{ reset: () => void; messages: ErrorMessages }>;
  errorMessages: ErrorMessages;
  islands: Readonly<Record<string, ComponentType<object>>>;
}

/** An entry of the payload: an island of the page, by its name and its props. */
export type IslandData = readonly [name: string, props: object];

declare global {
  var eventReplay: EventReplay | undefined;
  /**
   * Hydrates the page from its payload. The first chunk (React) defines this function, which also needs the second chunk
   * (the islands of the page).
   */
  var hydratePage: (payload: string) => void;
  /** Runs the second chunk. The first chunk calls it, and passes the packages that both chunks use. */
  var runPageChunk:
    | ((require: (name: string) => unknown, definePage: (pageChunk: PageChunk) => void) => void)
    | undefined;

  interface WindowEventMap {
    /** Dispatched when the page has saved a press from before hydration, to replay it later. */
    eventkept: Event;
  }
}
