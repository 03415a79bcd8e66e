/** Shared, saved, or done before: when, and how. */
export interface HandedOut {
  how: 'shared' | 'saved' | 'pinned' | 'told';
  atMs: number;
}

const LONGEST = 36;

/** How the text begins, in quotation marks: “The Moon’s in Aquarius, and the cat’s…” */
export function beginning(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= LONGEST) return `“${line}”`;
  const words = line.slice(0, LONGEST);
  return `“${words.slice(0, Math.max(words.lastIndexOf(' '), 1))}…”`;
}

/** A link that somebody pasted; null where the field is empty, undefined where it is none. */
export function linkIn(pasted: string): string | null | undefined {
  const text = pasted.trim();
  if (text === '') return null;
  const url = URL.parse(text) ?? URL.parse(`https://${text}`);
  return url?.protocol === 'https:' && url.hostname.includes('.') ? url.href : undefined;
}
