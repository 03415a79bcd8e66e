/** As our files have it: after a blank line, with a line's end. */
export const bodyOf = (text: string): string => `\n${text.trim()}\n`;
