/** Long enough for any browser to have taken the file over. */
const KEEP_FILE_MS = 60_000;

/** Hands data to the visitor as a file. */
export function saveFile(fileName: string, json: string): void {
  const href = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href, download: fileName }).click();
  setTimeout(() => URL.revokeObjectURL(href), KEEP_FILE_MS);
}
