/** Brings the first row of another page into view, where the bar of the pagination stays in view and the row may not. */
export function showFirstRow(pagination: HTMLElement | null): void {
  const bar = pagination?.parentElement;
  const table = bar?.parentElement?.querySelector('table');
  if (!bar || !table || getComputedStyle(bar).position !== 'sticky') return;
  if (table.getBoundingClientRect().top < 0) table.scrollIntoView();
}
