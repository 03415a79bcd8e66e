import { referenceDayStartMs, type CivilDate } from '../../../domain/calendar/civil-date.ts';
import type { Body } from '../../../domain/sky/bodies.ts';
import { labelOfBody } from '../../../domain/sky/event-words.ts';
import { positionAt } from '../../../domain/sky/positions.ts';
import { signOf } from '../../../domain/zodiac/signs.ts';
import { glyph } from '../glyphs.ts';
import { ELEMENT_INK, INK } from '../ink.ts';
import { onRing, polyline, spoke } from '../ring.ts';
import { ringLine, stroked, tag } from '../svg.ts';
import { wheelAngle } from '../wheel-shape.ts';
import { spanInWords } from './dates.ts';
import { DAY_MS, measuredEach, type Measuring } from './measured.ts';
import { labelAround, roundOf, zodiacBand, type Round } from './round.ts';
import type { Drawn, Label, Sheet } from './sheet.ts';

export interface Spiral {
  body: Body;
  from: CivilDate;
  to: CivilDate;
}

interface Step {
  atMs: number;
  longitudeDeg: number;
  retrograde: boolean;
}

const signIndex = ({ longitudeDeg }: Step): number => Math.floor(longitudeDeg / 30);

/** Enough for the loops of a round of Jupiter or Saturn, each of which takes four months. */
const STEPS = 450;
const YEAR_DAYS = 365.25;

interface Plan {
  round: Round;
  radiusAt: (atMs: number) => number;
}

/** The time runs outward, from a hub to the scale. */
function planOf(steps: readonly Step[], sheet: Sheet): Plan {
  const round = roundOf(sheet, { wide: 40, phone: 8 });
  const [startMs, endMs] = [steps[0]!.atMs, steps.at(-1)!.atMs];
  const hub = round.disc * 0.3;
  const rim = round.disc - (sheet.kind === 'wide' ? 16 : 10);
  return { round, radiusAt: (atMs) => hub + ((atMs - startMs) / (endMs - startMs)) * (rim - hub) };
}

function pieces(steps: readonly Step[], { round, radiusAt }: Plan, weight: number): string[] {
  const pointOf = ({ atMs, longitudeDeg }: Step) => onRing(round, wheelAngle(longitudeDeg), radiusAt(atMs));
  const backward = steps.flatMap((step, i) =>
    step.retrograde && steps[i + 1] ? [polyline([pointOf(step), pointOf(steps[i + 1]!)])] : [],
  );
  return [
    stroked(polyline(steps.map(pointOf)), INK.brass200, 2 * weight, { 'stroke-linejoin': 'round' }),
    stroked(backward.join(''), ELEMENT_INK.Air.light, 2.6 * weight, { 'stroke-linecap': 'round' }),
  ];
}

/** A faint circle for each New Year. */
function years(steps: readonly Step[], { round, radiusAt }: Plan, every: number): string[] {
  const [first, last] = [steps[0]!, steps.at(-1)!].map(({ atMs }) => new Date(atMs).getUTCFullYear()) as [
    number,
    number,
  ];
  const starts = Array.from({ length: last - first }, (_, i) => first + 1 + i);
  return starts
    .filter((year) => (year - first) % every === 0)
    .map((year) => ringLine(round.x, round.y, radiusAt(Date.UTC(year, 0)), INK.rule, 0.9));
}

function ends(steps: readonly Step[], { round, radiusAt }: Plan, sheet: Sheet): Drawn {
  const isWide = sheet.kind === 'wide';
  const places = [steps[0]!, steps.at(-1)!].map(({ atMs, longitudeDeg }) => ({
    angle: wheelAngle(longitudeDeg),
    radius: radiusAt(atMs),
    year: new Date(atMs).getUTCFullYear(),
  }));
  const [start, end] = places as [(typeof places)[0], (typeof places)[0]];
  return {
    shapes: [
      stroked(spoke(round, start.angle, start.radius, round.disc), INK.brass100, sheet.weight, {
        'stroke-dasharray': '3 5',
      }),
      ...places.map(({ angle, radius }) => {
        const [cx, cy] = onRing(round, angle, radius);
        return tag('circle', { cx, cy, r: isWide ? 6 : 4.5, fill: INK.brass100 });
      }),
    ],
    // The line leaves the first place downward and comes to the last one from above: their years stand on the free side.
    labels: [start, end].map(({ angle, radius, year }, i): Label => {
      const [x, y] = onRing(round, angle, radius);
      const below = i === 0 ? -1 : 1;
      return {
        text: String(year),
        x: x + below * (isWide ? 8 : 5),
        y: y + below * (isWide ? 24 : 17),
        align: i === 0 ? 'center' : 'left',
        upright: true,
        tone: 'brass',
      };
    }),
  };
}

/** The year in which each sign is first entered, outside the ring at its beginning. */
function entries(steps: readonly Step[], round: Round): Label[] {
  const seen = new Set([signIndex(steps[0]!)]);
  return steps.flatMap((step): Label[] => {
    const sign = signIndex(step);
    if (seen.has(sign)) return [];
    seen.add(sign);
    const year = String(new Date(step.atMs).getUTCFullYear());
    return [{ ...labelAround(round, wheelAngle(sign * 30), round.limb + 20, year, 'dust'), upright: true }];
  });
}

function draw(body: Body, steps: readonly Step[], sheet: Sheet): Drawn {
  const plan = planOf(steps, sheet);
  const { round } = plan;
  const spanYears = (steps.at(-1)!.atMs - steps[0]!.atMs) / (YEAR_DAYS * DAY_MS);
  const { shapes, labels } = ends(steps, plan, sheet);
  return {
    shapes: [
      ...zodiacBand(round, sheet, wheelAngle),
      ...years(steps, plan, spanYears > 20 ? 5 : 1),
      ...pieces(steps, plan, sheet.weight),
      glyph(body, {
        x: round.x,
        y: round.y,
        size: sheet.glyph * 1.3,
        stroke: INK.brass100,
        strokeWidth: 1.8,
      }),
      ...shapes,
    ],
    labels: [...labels, ...(sheet.kind === 'wide' ? entries(steps, round) : [])],
  };
}

/** Once around the zodiac: the place is the angle, the time runs outward, and every step backward shows. */
export function* spiralFigure({ body, from, to }: Spiral): Measuring {
  const [startMs, endMs] = [from, to].map(referenceDayStartMs) as [number, number];
  const steps = yield* measuredEach(STEPS + 1, (index): Step => {
    const atMs = startMs + (index / STEPS) * (endMs - startMs);
    const { longitudeDeg, retrograde } = positionAt(body, atMs);
    return { atMs, longitudeDeg, retrograde };
  });
  const [first, last] = [startMs, endMs].map((atMs) => signOf(positionAt(body, atMs).sign).name);
  return {
    heights: { wide: 580, phone: 350 },
    alt: `${labelOfBody(body)}’s way around the ring of signs ${spanInWords(from, to)}, as a spiral from the middle outward. It begins in ${first} and ends in ${last}; about once a year the line doubles back.`,
    draw: (sheet) => draw(body, steps, sheet),
  };
}
