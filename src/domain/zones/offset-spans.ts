import { offsetMs } from '../calendar/wall-clock.ts';
import links from './data/links.json' with { type: 'json' };
import table from './data/offsets.json' with { type: 'json' };

/** From one change of a zone's clocks to the next. */
export interface OffsetSpan {
  fromMs: number;
  toMs: number;
  /** How far the clocks are ahead of Greenwich. */
  offsetMs: number;
}

/** `[offset, change, offset, change, …]` in seconds, from Debian's tzdata, which keeps what was so before 1970. */
const OFFSETS: Readonly<Record<string, readonly number[]>> = table;
const LINKS: Readonly<Record<string, string>> = links;
/** Zone names come in any case, as the platform takes them. */
const NAMES = new Map(
  [...Object.keys(OFFSETS), ...Object.keys(LINKS)].map((name) => [name.toLowerCase(), LINKS[name] ?? name]),
);

/** The table has no change after November 2037. */
const TABLE_END_MS = Date.UTC(2038, 0, 1);
/** More than any zone has ever jumped: Samoa left out a whole day. */
const WIDEST_JUMP_MS = 36 * 3_600_000;

/** The zone's name in the table, also of one that was renamed; null of a zone that never had local mean time. */
export function tabledZone(zone: string): string | null {
  return NAMES.get(zone.toLowerCase()) ?? null;
}

/** Before there were zones, noon was when the Sun said so: of the place itself, not of the zone's namesake. */
const localMeanTimeMs = (longitudeDeg: number): number => Math.round(longitudeDeg * 240) * 1000;

function tabledSpans(offsets: readonly number[], longitudeDeg: number): OffsetSpan[] {
  const spans: OffsetSpan[] = [];
  for (let at = 0; at < offsets.length; at += 2)
    spans.push({
      fromMs: at === 0 ? -Infinity : offsets[at - 1]! * 1000,
      toMs: (offsets[at + 1] ?? Infinity) * 1000,
      offsetMs: at === 0 ? localMeanTimeMs(longitudeDeg) : offsets[at]! * 1000,
    });
  return spans;
}

/** By the platform's rules: the spans before and after the change of these days, or one where there is none. */
function platformSpans(wallMs: number, zone: string): OffsetSpan[] {
  let before = wallMs - WIDEST_JUMP_MS;
  let after = wallMs + WIDEST_JUMP_MS;
  const [first, last] = [offsetMs(before, zone), offsetMs(after, zone)];
  if (first === last) return [{ fromMs: -Infinity, toMs: Infinity, offsetMs: first }];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetMs(middle, zone) === first) before = middle;
    else after = middle;
  }
  return [
    { fromMs: -Infinity, toMs: after, offsetMs: first },
    { fromMs: after, toMs: Infinity, offsetMs: last },
  ];
}

/** The spans whose clocks may have shown the wall time (written as if it were UTC), in their order. */
export function spansAround(wallMs: number, zone: string, longitudeDeg: number): OffsetSpan[] {
  const name = tabledZone(zone);
  if (name === null || wallMs >= TABLE_END_MS) return platformSpans(wallMs, zone);
  return tabledSpans(OFFSETS[name]!, longitudeDeg).filter(
    ({ fromMs, toMs }) => fromMs - WIDEST_JUMP_MS < wallMs && wallMs < toMs + WIDEST_JUMP_MS,
  );
}
