import { render, screen } from '@testing-library/react';
import { content } from '@/__tests__/support/content';
import { createRecordsForm } from '@/editor/records/form-state';
import { LastImportPanel } from '@/editor/records/import/last-import-panel';
import { ROWS, TITLES } from '@/testing/records-rows';

const form = createRecordsForm(content);

/** Shows the import of two records without a certificate number into a file with this one. */
function renderImport(number: string): void {
  const lines = [TITLES, ',Meena Das,,,Karate,,,,', ',Usha Rani,,,Karate,,,,'];
  const rows = lines.map((line, index) => ({ number: index + 1, cells: line.split(',') }));
  const sheet = { name: '', rows };
  const opened = form.open([TITLES, ROWS[0].replace('AT23001', number)].join('\n'));
  const state = form.reduce(opened, { type: 'import', source: 'a.xlsx', sheet, options: {} });
  const { lastImport } = state.now;
  if (!lastImport) throw new Error('nothing was imported');
  render(<LastImportPanel {...{ state, lastImport }} dispatch={() => undefined} />);
}

it('§9 The button names the first certificate number that it gives', () => {
  renderImport('AT23417');
  expect(screen.getByRole('button', { name: 'Number 2 records from KA23418' })).toBeEnabled();
});

it('When the digits do not suffice, it says so', () => {
  renderImport('AT99998');
  expect(screen.queryByRole('button', { name: /^Number/ })).toBeNull();
  expect(screen.getByText(/end at 99999, so none are left for 2 records/)).toBeVisible();
});
