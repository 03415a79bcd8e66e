import { expect, it } from 'vitest';
import { csvLine } from '../../../src/domain/orders/csv.ts';

it.each([
  [['a', 'b', ''], 'a,b,\r\n'],
  [['a,b', 'say "no"', 'two\nlines'], '"a,b","say ""no""","two\nlines"\r\n'],
  [['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'], `'=1+1,'+1,'-1,'@SUM(A1),'\tx,"'\rx"\r\n`],
  [['=a,"b"'], `"'=a,""b"""\r\n`],
  [['19.00', '2026-11-15', 'a=b'], '19.00,2026-11-15,a=b\r\n'],
])('%j is one line that no spreadsheet computes', (values, line) => {
  expect(csvLine(values)).toBe(line);
});
