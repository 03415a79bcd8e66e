import { range } from '../drawing/plate-burin.ts';
import { num } from '../drawing/svg.ts';
import { shape } from './burin.ts';
import { ACE_QUARTER, decanOf } from '../../domain/tarot/decans.ts';
import { WINDOW } from './ground.ts';
import { TONE } from './inks.ts';
import type { CardName } from '../../domain/tarot/card-names.ts';
import { RANKS } from '../../domain/tarot/card-names.ts';
import { INK } from '../drawing/ink.ts';

/** A ruled scale over the name plate, and what it measures. */
export interface Measure {
  divisions: number;
  /** A longer tick every so many divisions. */
  group: number;
  /** The division the pointer stands in, or the first and last of those that are lit. */
  at: number | readonly [number, number];
}

/** Majors stand at their number, pips at their decan, aces light the nine they govern, courts stand at their rank. */
export function measureOf(name: CardName): Measure {
  if (name.kind === 'major') return { divisions: 22, group: 11, at: name.number };
  const { suit, rank } = name;
  const decan = decanOf(suit, rank);
  if (decan) return { divisions: 36, group: 3, at: decan.place };
  if (rank === 'ace') return { divisions: 36, group: 3, at: [ACE_QUARTER[suit], ACE_QUARTER[suit] + 8] };
  return { divisions: 4, group: 1, at: RANKS.indexOf(rank) - RANKS.indexOf('page') };
}

const { left, right, bottom } = WINDOW;

/** The pointer stands on the rule; a lit stretch lies on it. */
function mark({ divisions, at }: Measure): string {
  const step = (right - left) / divisions;
  if (typeof at !== 'number') {
    const [first, last] = at;
    const bar = `M${num(left + first * step)} ${bottom}H${num(left + (last + 1) * step)}`;
    return shape(bar, { stroke: TONE.ivory, width: 6, cap: 'butt' });
  }
  const x = left + (at + 0.5) * step;
  const outline = `M${num(x)} ${bottom + 1}l-9 -14h18Z`;
  return shape(outline, { fill: TONE.ivory, stroke: TONE.deep, width: 1.6 });
}

export function measuringRule(measure: Measure): string {
  const { divisions, group } = measure;
  const step = (right - left) / divisions;
  const ticks = range(divisions - 1).map((i) => {
    const length = (i + 1) % group === 0 ? 11 : 6;
    return `M${num(left + (i + 1) * step)} ${bottom}v${length}`;
  });
  return [
    shape(ticks.join(''), { stroke: INK.brass500, width: 1.3, cap: 'butt' }),
    shape(`M${left} ${bottom}H${right}`, { stroke: INK.brass300, width: 2.4, cap: 'butt' }),
    mark(measure),
  ].join('');
}
