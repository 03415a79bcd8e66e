/** A stretch of a text with what is to stand there instead. */
export interface Cut {
  from: number;
  to: number;
  text: string;
}

/** The text with all cuts made; none may overlap another. What comes at one place stands there in their order. */
export function withCuts(text: string, cuts: readonly Cut[]): string {
  const fromTheEnd = cuts.toReversed().sort((one, other) => other.from - one.from || other.to - one.to);
  return fromTheEnd.reduce(
    (whole, { from, to, text: words }) => whole.slice(0, from) + words + whole.slice(to),
    text,
  );
}

export const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;

/** Where the line after this one begins, or the text ends. */
export function nextLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end + 1;
}

export const columnOf = (text: string, at: number): number => at - lineStart(text, at);
