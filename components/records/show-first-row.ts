/** Scrolls to the first row of a new page. The pagination is sticky, so the row may be out of view. */
export function showFirstRow(pagination: HTMLElement | null): void {
  const bar = pagination?.parentElement;
  const table = bar?.parentElement?.querySelector('table');
  if (!bar || !table || getComputedStyle(bar).position !== 'sticky') return;
  if (table.getBoundingClientRect().top < 0) table.scrollIntoView();
}
