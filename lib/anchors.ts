/** The parts of an address, behind its #, that lead to one thing on a page; each is the id of its element. */

/**
 * Leads to an event.
 *
 * @param id of the event
 */
export const eventAnchor = (id: string) => `event-${id}`;
