/**
 * How a published page starts: what its inline scripts (scripts/export/inline), its islands and the exporter rely on of
 * one another. The style sheet knows `data-script` and `data-pressed` too.
 */

/** Id of the template in which scripts and data wait until the page has been painted. */
export const START_ID = 'start';

/** The data attributes of that template. */
export interface StartData {
  /** Address of the RSC payload; a page without islands has none. */
  payload?: string;
}

/** What `data-script` of the document's element says until the script answers, and for good if it never does. */
export type ScriptState = 'awaited' | 'lost';

/** What the script in the head offers to those that come later; missing in browsers that are not to run script. */
export interface EventReplay {
  /** Whether the visitor saves data; script is then fetched when something is done that needs it. */
  savesData: boolean;
  /** Lets the time run after which the script counts as lost. */
  awaitScript: () => void;
  /** The script will not come: from now on the page is what it is without. */
  giveUp: () => void;
  /** The script answers: what was pressed before is done now, in order. */
  replay: () => Promise<void>;
}

declare global {
  var eventReplay: EventReplay | undefined;

  interface WindowEventMap {
    /** Something was pressed that is kept until the script answers. */
    eventkept: Event;
  }
}
