const ENDINGS: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

/** "1st", "12th": houses in a table. */
export function ordinalText(number: number): string {
  return `${number}${ENDINGS[number] ?? 'th'}`;
}
