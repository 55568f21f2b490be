import type { ComponentType } from 'react';
import type { ErrorMessages } from '@/lib/i18n/messages/en-error';

/**
 * How a published page starts: the contract between its inline scripts (scripts/export/inline), its islands and the
 * exporter. The style sheet reads `data-script` and `data-pressed` too.
 */

/** Id of the template that holds scripts and data until the page has been painted. */
export const START_ID = 'start';

/** The data attributes of that template. */
export interface StartData {
  /** Address of the data that the page is hydrated from; a page without islands has none. */
  payload?: string;
}

/** The value of `data-script` on the root element until the script answers; it stays if the script never does. */
export type ScriptState = 'awaited' | 'lost';

/** What the script in the head provides to later scripts; undefined in browsers that are too old to run script. */
export interface EventReplay {
  /** Whether the visitor saves data. Script is then fetched at the first action that needs it. */
  savesData: boolean;
  /** Starts the timeout after which the script counts as lost. */
  awaitScript: () => void;
  /** The script will not come: the page becomes what it is without script. */
  giveUp: () => void;
  /** The script is ready: replays the saved events in order. */
  replay: () => Promise<void>;
}

/** What the second chunk of a page has: its islands by name, and its error page with its texts. */
export interface PageModule {
  ErrorPage: ComponentType<{ reset: () => void; messages: ErrorMessages }>;
  errorMessages: ErrorMessages;
  islands: Readonly<Record<string, ComponentType<object>>>;
}

/** An island of a page, as its payload has it. */
export type IslandData = readonly [name: string, props: object];

declare global {
  var eventReplay: EventReplay | undefined;
  /** Hydrates the page from its payload. The first chunk defines it, once both chunks have arrived it may be called. */
  var hydratePage: (payload: string) => void;
  /** Runs the second chunk, which the other one hands its packages. */
  var runPageChunk:
    | ((require: (name: string) => unknown, definePage: (pageModule: PageModule) => void) => void)
    | undefined;

  interface WindowEventMap {
    /** An event was saved until the script answers. */
    eventkept: Event;
  }
}
