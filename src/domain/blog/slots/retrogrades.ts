import { BODIES, type Body } from '../../sky/bodies.ts';
import { labelOfBody } from '../../sky/event-words.ts';
import { positionAt } from '../../sky/positions.ts';
import { retrogradeWalk } from '../../sky/retrogrades.ts';
import { turnsFrom } from '../../sky/turns.ts';
import { CLOCK_MARK, dayMark } from './moments.ts';
import type { SkyTable } from './table.ts';
import { placeWords } from './words.ts';

interface Walk {
  body: Body;
  fromMs: number;
  toMs: number;
}

const DAY_MS = 86_400_000;
/** All planets together walk backward more than seven times in this span: no need to look for a far Venus. */
const SEVEN_WALKS_MS = 420 * DAY_MS;
const PLANETS = BODIES.filter((body) => !['sun', 'moon', 'node'].includes(body));

/** The walk backwards that is going on, if one is, and all that follow. */
function* walksOf(body: Body, nowMs: number, untilMs: number): Generator<Walk, void> {
  const current = retrogradeWalk(body, nowMs);
  if (current) yield { body, fromMs: current.fromMs, toMs: current.toMs };
  let fromMs: number | null = null;
  for (const turn of turnsFrom(body, current?.toMs ?? nowMs)) {
    if (fromMs === null && turn.atMs > untilMs) return;
    if (turn.kind !== 'station') continue;
    if (turn.direction === 'retrograde') fromMs = turn.atMs;
    else if (fromMs !== null) {
      yield { body, fromMs, toMs: turn.atMs };
      fromMs = null;
    }
  }
}

/** The walks of several planets, by the instant at which they begin. */
export function firstWalks(bodies: readonly Body[], count: number, nowMs: number): Walk[] {
  const untilMs = bodies.length === 1 ? Infinity : nowMs + Math.ceil(count / 7) * SEVEN_WALKS_MS;
  const walks = bodies.map((body) => walksOf(body, nowMs, untilMs));
  const heads = walks.map((walk) => walk.next().value ?? null);
  const taken: Walk[] = [];
  while (taken.length < count) {
    const starts = heads.map((head) => head?.fromMs ?? Infinity);
    const first = starts.indexOf(Math.min(...starts));
    if (!heads[first]) break;
    taken.push(heads[first]);
    heads[first] = walks[first]!.next().value ?? null;
  }
  return taken;
}

const placeAt = (body: Body, atMs: number): string => placeWords(positionAt(body, atMs));

export function retrogradesFrom(which: Body | 'all', count: number, nowMs: number): SkyTable {
  const isAll = which === 'all';
  const walks = firstWalks(isAll ? PLANETS : [which], count, nowMs);
  return {
    caption: `${isAll ? 'The' : `${labelOfBody(which)}’s`} next retrogrades, ${CLOCK_MARK}.`,
    columns: [...(isAll ? ['Planet'] : []), 'From', 'At', 'Until', 'At'],
    rows: walks.map(({ body, fromMs, toMs }) => [
      ...(isAll ? [labelOfBody(body)] : []),
      dayMark(fromMs),
      placeAt(body, fromMs),
      dayMark(toMs),
      placeAt(body, toMs),
    ]),
  };
}
