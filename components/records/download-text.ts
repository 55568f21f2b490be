/** How long the file stays in memory, in milliseconds: some browsers read it only some time after the click. */
const FILE_LIFETIME_MS = 40_000;

/** Makes the browser download a text as a CSV file. */
export function downloadText(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), FILE_LIFETIME_MS);
}
