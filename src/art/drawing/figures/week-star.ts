import { labelOfBody } from '../../../domain/sky/event-words.ts';
import { glyph } from '../glyphs.ts';
import { INK } from '../ink.ts';
import { onRing, polyline } from '../ring.ts';
import { ringLine, stroked, tag } from '../svg.ts';
import type { MeasuredFigure } from './measured.ts';
import { labelAround, roundOf } from './round.ts';
import type { Drawn, Sheet } from './sheet.ts';

/** From slow to fast, with the day each of them opens. */
const CHALDEAN = [
  { body: 'saturn', day: 'Saturday' },
  { body: 'jupiter', day: 'Thursday' },
  { body: 'mars', day: 'Tuesday' },
  { body: 'sun', day: 'Sunday' },
  { body: 'venus', day: 'Friday' },
  { body: 'mercury', day: 'Wednesday' },
  { body: 'moon', day: 'Monday' },
] as const;

/** Twenty-four hours are three rounds of seven and three hours more. */
const STEP = 24 % CHALDEAN.length;
const WEEK = CHALDEAN.map((_, i) => CHALDEAN[(i * STEP) % CHALDEAN.length]!);

/** The slowest stands at the top, and the order runs clockwise, as one deals. */
const angleOf = (index: number): number => 90 - (index * 360) / CHALDEAN.length;

function draw(sheet: Sheet): Drawn {
  const { kind, weight } = sheet;
  const isWide = kind === 'wide';
  const around = roundOf(sheet, { wide: 64, phone: 62 });
  const round = { ...around, limb: around.limb - (isWide ? 18 : 12) };
  const seal = { wide: 27, phone: 19, small: 19 }[kind];
  const at = (index: number) => onRing(round, angleOf(index), round.limb);
  const star = WEEK.map((_, i) => at((i * STEP) % CHALDEAN.length));
  const seals = CHALDEAN.map(({ body }, i) => {
    const [x, y] = at(i);
    return [
      tag('circle', { cx: x, cy: y, r: seal, fill: INK.night850 }),
      ringLine(x, y, seal, INK.brass500, 1.4 * weight),
      glyph(body, { x, y, size: seal * 1.15, stroke: INK.brass100, strokeWidth: 1.7 }),
    ].join('');
  });
  const words = CHALDEAN.map(({ body, day }, i) =>
    labelAround(
      round,
      angleOf(i),
      round.limb + seal + (isWide ? 14 : 11),
      isWide ? `${labelOfBody(body)}, ${day}` : day.slice(0, 3),
    ),
  );
  return {
    shapes: [
      ringLine(round.x, round.y, round.limb, 'url(#gold)', 2 * weight),
      ringLine(round.x, round.y, round.limb - 7 * weight, INK.rule),
      stroked(`${polyline(star)}Z`, INK.brass300, 2.2 * weight, { 'stroke-linejoin': 'round' }),
      ...seals,
    ],
    labels: words,
  };
}

/** The seven in order of speed on a ring, and the star that draws the week. */
export function weekStarFigure(): MeasuredFigure {
  const days = WEEK.map(({ body, day }) => `${labelOfBody(body)} (${day})`);
  return {
    heights: { wide: 560, phone: 330 },
    alt: `Seven bodies on a ring from the slowest to the fastest, joined by a star of seven points that goes to every third one: ${days.join(', ')}, and back.`,
    draw,
  };
}
