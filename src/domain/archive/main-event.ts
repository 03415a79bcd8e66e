import { aspectWeight } from '../forecast/candidates.ts';
import type { SkyEvent } from '../sky/sky.ts';

/** 0 leaves an event out: the calendar shows the Moon by its disc and its sign, and nobody sees the node. */
function weightOf(event: SkyEvent): number {
  if (event.kind === 'eclipse') return 5;
  if (event.body === 'moon' || event.body === 'node') return 0;
  if (event.kind === 'aspect') return event.other === 'node' ? 0 : aspectWeight(event);
  return event.kind === 'station' ? 4 : 3;
}

/** The one event of a day that a calendar has room for. */
export function mainEvent(events: readonly SkyEvent[]): SkyEvent | undefined {
  const weighed = events
    .map((event) => ({ event, weight: weightOf(event) }))
    .filter(({ weight }) => weight > 0);
  const best = weighed.reduce<(typeof weighed)[number] | undefined>(
    (heaviest, one) => (heaviest && heaviest.weight >= one.weight ? heaviest : one),
    undefined,
  );
  return best?.event;
}
