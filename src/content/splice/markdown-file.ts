import { stringify, type YAMLMap } from 'yaml';
import { withCuts } from './cuts.ts';
import { mapCuts } from './differences.ts';
import { sourceOf } from './source.ts';
import type { FileRecord } from './written.ts';

const FILE = /^(---\r?\n)([\s\S]*?\r?\n)(---\r?\n)([\s\S]*)$/;

/** The text of a Markdown file with another head and body; what is the same stays, byte for byte. */
export function withMarkdown(text: string, header: FileRecord, body: string): string {
  const [, open, head, close, below] = FILE.exec(text)!;
  const source = sourceOf(head!, Infinity);
  const next = withCuts(head!, mapCuts(source, source.document.contents as YAMLMap, header));
  return `${open}${next}${close}${below!.trim() === body.trim() ? below : `\n${body.trim()}\n`}`;
}

export function newMarkdownFile(header: FileRecord, body: string): string {
  return `---\n${stringify(header, { lineWidth: 0 })}---\n\n${body.trim()}\n`;
}
