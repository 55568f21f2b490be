/** Brings the first row of another page into view, where the bar that leads there stays in view and the row may not. */
export function showFirstRow(section: HTMLElement | null): void {
  const bar = section?.lastElementChild;
  const table = section?.querySelector('table');
  if (!bar || !table || getComputedStyle(bar).position !== 'sticky') return;
  if (table.getBoundingClientRect().top < 0) table.scrollIntoView();
}
