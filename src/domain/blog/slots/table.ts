export interface SkyTable {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The line above a table that becomes its caption. */
export const CAPTION_MARK = 'Table: ';

export function tableMarkdown({ caption, columns, rows }: SkyTable): string {
  const rule = columns.map(() => '---');
  return [CAPTION_MARK + caption, '', line(columns), line(rule), ...rows.map(line)].join('\n');
}
