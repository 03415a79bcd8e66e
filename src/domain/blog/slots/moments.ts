import { clockTime } from '../../calendar/written-time.ts';
import { dayWords } from './words.ts';

/**
 * Instants in a filled slot. The text has to stand in Markdown, which knows no elements, so they are marks there and
 * become elements in the HTML: written in UTC, and rewritten on the visitor's clock by the page (`web/blog/own-clock.ts`).
 */
type Part = 'day' | 'time' | 'dated';

const mark = (part: Part, atMs: number): string => `{${part} ${new Date(atMs).toISOString()}}`;
const MARK = /\{(day|time|dated) ([-\dT:.]+Z)\}/g;

/** The date and the time of an instant in a table, whose caption says by which clock. */
export const dayMark = (atMs: number): string => mark('day', atMs);
export const timeMark = (atMs: number): string => mark('time', atMs);
/** The date of an instant in a sentence, which says itself when it is UTC's. */
export const datedMark = (atMs: number): string => mark('dated', atMs);
/** "by UTC", in a caption. */
export const CLOCK_MARK = '{clock}';

function written(part: Part, iso: string): string {
  const at = new Date(iso);
  return part === 'time' ? clockTime(at.getUTCHours(), at.getUTCMinutes()) : dayWords(at.getTime());
}

/** For a sentence that is about UTC: its dates stay as they are on every clock. */
export function inUtc(text: string): string {
  return text.replaceAll(MARK, (_, part: Part, iso: string) => written(part, iso));
}

/** The marks of an article's HTML as elements. `data-moment` says what the page writes there on the visitor's clock. */
export function withMoments(html: string): string {
  return html
    .replaceAll(MARK, (_, part: Part, iso: string) => {
      const utc = part === 'dated' ? ' UTC' : '';
      const kind = part === 'time' ? 'time' : 'day';
      return `<time datetime="${iso}" data-moment="${kind}">${written(part, iso)}${utc}</time>`;
    })
    .replaceAll(CLOCK_MARK, '<span data-moment="clock">by UTC</span>');
}
