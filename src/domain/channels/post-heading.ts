import type { PostFields } from './post.ts';

const MOST = 90;

function cut(text: string): string {
  if (text.length <= MOST) return text;
  const words = text.slice(0, MOST - 1);
  return `${words.slice(0, Math.max(words.lastIndexOf(' '), 1)).replace(/[\s,;:.—–-]+$/, '')}…`;
}

const firstSentence = (text: string): string => /^[^]*?[.!?]”?(?=\s|$)/.exec(text)?.[0] ?? text;

/** What a list calls a post: the words on its picture, a verse's first line, a title, or how its words begin. */
export function postHeading({
  picture,
  title,
  text,
}: Pick<PostFields, 'picture' | 'title' | 'text'>): string {
  const [kind] = picture.art.split(':');
  const lines = picture.lines.map((line) => line.trim()).filter((line) => line !== '');
  if (kind === 'cat' && lines.length > 0) return cut(lines.join(' '));
  if (kind === 'scene' && lines.length > 0) return cut(lines[0]!);
  const words = [title, ...lines, firstSentence(text)].map((one) => one.trim()).find((one) => one !== '');
  return cut((words ?? 'Without words').replaceAll(/\s+/g, ' '));
}
