import { stringify } from 'yaml';

/** A Markdown file from what stands at its head and beneath. */
export function markdownFile(header: Readonly<Record<string, unknown>>, body: string): string {
  return `---\n${stringify(header, { lineWidth: 0 })}---\n${bodyOf(body)}`;
}

/** As our files have it: after a blank line, with a line's end. */
export const bodyOf = (text: string): string => `\n${text.trim()}\n`;
