import { resolveLocalTime, type ClockPlace } from '../../src/domain/zones/local-time.ts';
import changes from './clock-changes.json' with { type: 'json' };
import cases from './zone-cases.json' with { type: 'json' };

/** What a clock of the past showed, beside what it has to. */
export interface ComparedClock {
  place: string;
  at: string;
  ours: string;
  right: string;
}

function shownAt(at: string, place: ClockPlace): string {
  const [date, time] = at.split(' ') as [string, string];
  const resolved = resolveLocalTime(date, time, place);
  if (resolved.kind !== 'once') return resolved.kind === 'skipped' ? 'never' : 'twice';
  return `once at ${new Date(resolved.instantMs).toISOString().slice(11, 19)}`;
}

/** Noons of zones that platforms get wrong, and hours that clocks skipped or showed twice; in the time of Greenwich. */
export function comparedClocks(): ComparedClock[] {
  const noons = cases.map(({ zone, date, offsetSeconds }) => {
    const right = new Date(Date.parse(`${date}T12:00Z`) - offsetSeconds * 1000).toISOString().slice(11, 19);
    const at = `${date} 12:00`;
    return { place: zone, at, ours: shownAt(at, { zone, longitudeDeg: 0 }), right: `once at ${right}` };
  });
  const hours = changes.map(({ place, at, shown, ...clock }) => ({
    place,
    at,
    ours: shownAt(at, clock),
    right: shown,
  }));
  return [...noons, ...hours];
}
