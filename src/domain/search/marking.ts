import type { PlacedWord } from './words.ts';

interface Part {
  text: string;
  hit: boolean;
}

/** The words of a text that were asked for, in whatever form they stand, in their order. */
export type FindHits = (text: string) => PlacedWord[];

function joined(parts: readonly Part[]): Part[] {
  const together: Part[] = [];
  for (const part of parts) {
    const last = together.at(-1);
    if (part.text === '') continue;
    if (last?.hit === part.hit) last.text += part.text;
    else together.push({ ...part });
  }
  return together;
}

/** The text cut where the words asked for begin and end. */
export function marked(text: string, hitsIn: FindHits): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const { start, end } of hitsIn(text)) {
    parts.push({ text: text.slice(at, start), hit: false }, { text: text.slice(start, end), hit: true });
    at = end;
  }
  return joined([...parts, { text: text.slice(at), hit: false }]);
}

const LONGEST = 180;
/** So much may stand before the first hit, that one sees where one is. */
const RUN_UP = 60;

interface Span {
  start: number;
  end: number;
}

/** From the beginning of its sentence if that is near, else from a word before it. */
function excerptStart(text: string, hitStart: number): number {
  if (hitStart < RUN_UP) return 0;
  const before = text.slice(Math.max(0, hitStart - 2 * RUN_UP), hitStart);
  const sentence = Math.max(...['. ', '! ', '? ', '” ', '\n'].map((mark) => before.lastIndexOf(mark)));
  const offset = hitStart - before.length;
  if (sentence >= 0) return offset + sentence + (before[sentence] === '\n' ? 1 : 2);
  const space = text.indexOf(' ', hitStart - RUN_UP);
  return space < 0 || space >= hitStart ? hitStart : space + 1;
}

function spanFrom(text: string, start: number): Span {
  if (text.length - start <= LONGEST) return { start, end: text.length };
  const space = text.lastIndexOf(' ', start + LONGEST);
  return { start, end: space > start ? space : start + LONGEST };
}

/** Where most of the words asked for stand close together: different ones count, repetition hardly. */
function bestSpan(text: string, hits: readonly PlacedWord[]): Span {
  let best = { span: spanFrom(text, 0), worth: 0 };
  for (const { start } of hits) {
    const span = spanFrom(text, excerptStart(text, start));
    const inside = hits.filter((hit) => hit.start >= span.start && hit.end <= span.end);
    const worth = new Set(inside.map(({ word }) => word)).size + inside.length / 100;
    if (worth > best.worth) best = { span, worth };
  }
  return best.span;
}

/** The part of a text in which the words were found, marked; its beginning if they were not. */
export function excerpt(text: string, hitsIn: FindHits): Part[] {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const { start, end } = bestSpan(line, hitsIn(line));
  const cut = line.slice(start, end);
  const rest = end < line.length ? `${cut.replace(/[\s,;:.—–-]+$/, '')}…` : cut;
  return marked(start > 0 && !/[.!?”] $/.test(line.slice(0, start)) ? `…${rest}` : rest, hitsIn);
}
