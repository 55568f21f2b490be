import { insertHtml } from '../html';
import { EVENT_REPLAY } from '../inline/scripts';
import type { Page } from '../step';

/** Adds the script that saves early events, in the head. */
export const replayEvents = (page: Page): Page => ({
  ...page,
  html: insertHtml(page.html, '</head>', EVENT_REPLAY),
});
