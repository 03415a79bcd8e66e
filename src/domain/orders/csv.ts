/** What a spreadsheet would take for a formula is text: a payment id comes from outside. */
const FORMULA = /^[=+\-@\t\r]/;

function field(value: string): string {
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line of RFC 4180. */
export const csvLine = (values: readonly string[]): string => `${values.map(field).join(',')}\r\n`;

/** Tells spreadsheets that the text is UTF-8. */
export const CSV_BEGINNING = '\uFEFF';
