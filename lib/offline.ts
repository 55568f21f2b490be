/** The page that the service worker shows in place of one that was not kept; no link leads to it. */
export const OFFLINE_PATH = '/offline';
