import { plainOf, renderMarkdown } from './markdown.ts';

/** Where a quote was found is a path in somebody's repository. */
const UNREAD_KEYS = ['source'];

/** Every text under a value that a reader gets to see. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (UNREAD_KEYS.includes(key) ? [] : textsIn(inner)));
}

/** The lines of a Markdown text as a reader sees them, what is code left out. */
export function linesOfMarkdown(file: string, body: string): string[] {
  const { html } = renderMarkdown(file, body);
  const prose = html.replaceAll(/<(pre|code)>[\s\S]*?<\/\1>/g, '');
  return plainOf(prose).split('\n');
}
