import { SIGN_KEYS, type SignKey } from '../../../domain/zodiac/signs.ts';
import { glyph } from '../glyphs.ts';
import { INK } from '../ink.ts';
import { onRing, spoke, tickRing, type Ring } from '../ring.ts';
import { ringLine, stroked, tag } from '../svg.ts';
import type { Label, Sheet } from './sheet.ts';

export interface Round extends Ring {
  /** Outer edge of the band of signs, its inner edge, and the disc inside the scale. */
  limb: number;
  band: number;
  disc: number;
}

/** A ring in the middle of the sheet, with `room` around it for words. */
export function roundOf({ plot, kind }: Sheet, room: { wide: number; phone: number }): Round {
  const around = kind === 'small' ? 10 : room[kind];
  const above = Math.min(around, 36);
  const limb = Math.min((plot.right - plot.left) / 2 - around, (plot.bottom - plot.top) / 2 - above);
  const band = limb - (kind === 'wide' ? 40 : kind === 'phone' ? 27 : 26);
  return {
    x: (plot.left + plot.right) / 2,
    y: (plot.top + plot.bottom) / 2,
    limb,
    band,
    disc: band - (kind === 'wide' ? 12 : 8),
  };
}

/** The band of signs with its scale. `angleOf` gives the angle at which a longitude stands. */
export function zodiacBand(round: Round, sheet: Sheet, angleOf: (longitudeDeg: number) => number): string[] {
  const { weight, kind } = sheet;
  const size = Math.min(sheet.glyph * 0.9, (round.limb - round.band) * 0.72);
  const cusps = SIGN_KEYS.map((_, i) => spoke(round, angleOf(i * 30), round.disc, round.limb)).join('');
  const marks = SIGN_KEYS.map((key, i) => signMark(key, round, angleOf(i * 30 + 15), size));
  const ticks = (stepDeg: number, length: number) =>
    tickRing(round, {
      foot: round.band - length,
      length,
      stepDeg,
      width: 0.9 * weight,
      turnDeg: -angleOf(0),
    });
  return [
    ringLine(round.x, round.y, round.limb, 'url(#gold)', 2 * weight),
    ringLine(round.x, round.y, round.band, INK.brass500, weight),
    stroked(cusps, INK.brass500, weight),
    tag(
      'g',
      { stroke: INK.brass500 },
      (kind === 'wide' ? ticks(1, 5) : '') + ticks(5, kind === 'wide' ? 8 : 5),
    ),
    ...marks,
  ];
}

function signMark(key: SignKey, round: Round, angle: number, size: number): string {
  const [x, y] = onRing(round, angle, (round.limb + round.band) / 2);
  return glyph(key, { x, y, size, stroke: INK.brass300, strokeWidth: 1.5 });
}

/** A label outside a ring: it leans away from the middle. */
export function labelAround(
  round: Ring,
  angle: number,
  radius: number,
  text: string,
  tone?: Label['tone'],
): Label {
  const [x, y] = onRing(round, angle, radius);
  const across = Math.cos((angle * Math.PI) / 180);
  return { text, x, y, tone, align: across > 0.25 ? 'left' : across < -0.25 ? 'right' : 'center' };
}
