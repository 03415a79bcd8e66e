import { monthYear } from '../calendar/written-date.ts';
import { dateInZone } from '../calendar/zones.ts';
import type { YearArcWords } from './bank.ts';
import { countText } from './margin-words.ts';
import { monthOfEvent } from './year-events.ts';
import { monthText, namesOf, type YearLines } from './year-lines.ts';
import type { YearSpan } from './year-span.ts';
import type { Telling } from './year-tellings.ts';

/** Where in a visit with several passes the paragraph stands; null for the only one. */
export function bridgeText(
  { transit, month }: Telling,
  span: YearSpan,
  lines: YearLines,
  words: YearArcWords,
): string | null {
  const { passes, spans } = transit;
  const [first, last] = [passes[0]!, passes.at(-1)!];
  if (first === last) return null;
  const { about } = namesOf(transit, words);
  const slots = { about, month: monthText(first, span), last: monthText(last, span) };
  if (last.atMs < span.fromMs) {
    const until = monthYear(dateInZone(spans.at(-1)!.toMs, span.zone));
    return lines.next('lingers', { ...slots, until });
  }
  if (first.atMs >= span.fromMs && monthOfEvent(first, span) >= month) {
    const count = countText(passes.length).toLowerCase();
    return lines.next('begins', { ...slots, count });
  }
  return lines.next(monthOfEvent(last, span) <= month ? 'ends' : 'between', slots);
}
