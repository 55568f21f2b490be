import { insertHtml } from '../html';
import { EVENT_REPLAY_SCRIPT } from '../inline/scripts';
import type { ExportedPage } from '../step';

/** Adds to the head the script that saves early presses and replays them after hydration. */
export const addReplayScript = (page: ExportedPage): ExportedPage => ({
  ...page,
  html: insertHtml(page.html, '</head>', EVENT_REPLAY_SCRIPT),
});
