/** The rows of a CSV file as RFC 4180 has them; throws on a quotation mark that is never closed or stands in a bare cell. */
export function rowsOfCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/y;
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex;
    const [, quoted, bare, end] = cell.exec(text) ?? [];
    if (end === undefined) throw new Error(`This is no CSV at ${at}: ${text.slice(at, at + 40)}`);
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? bare!);
    if (end === '\r\n') rows.push([]);
    if (end === '') break;
  }
  return rows.filter((row) => row.length > 0);
}
