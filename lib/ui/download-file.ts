/** How long the file stays in memory, in milliseconds: some browsers read it only some time after the click. */
const FILE_LIFETIME_MS = 40_000;

/** Makes the browser download a file. */
export function downloadFile(fileName: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), FILE_LIFETIME_MS);
}

/** Makes the browser download a text as a CSV file. */
export const downloadCsv = (fileName: string, text: string): void =>
  downloadFile(fileName, new Blob([text], { type: 'text/csv;charset=utf-8' }));
