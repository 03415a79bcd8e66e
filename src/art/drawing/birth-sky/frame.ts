import { glyph } from '../glyphs.ts';
import { onRing, spoke } from '../ring.ts';
import { place, type PlacedText } from '../../quote-cards/placing.ts';
import { num, ringLine, stroked, tag } from '../svg.ts';
import { CENTER, HORIZON, type SkyMap } from './map.ts';
import { SKY_INK, type FramePalette } from './palette.ts';

const RADII = { hairline: 331, limb: 325, ticks: 288 };
const LETTERS = (RADII.limb + RADII.ticks) / 2 + 3;

/** Azimuths from north by east stand anticlockwise from above: one looks up. */
const angleOf = (azimuthDeg: number): number => 90 + azimuthDeg;

const WINDS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
const isMain = (wind: string): boolean => wind.length === 1;

export function windLetters({ letter }: FramePalette): PlacedText[] {
  return WINDS.map((wind, i) => {
    const [x, y] = onRing(CENTER, angleOf(i * 45), LETTERS);
    const size = isMain(wind) ? 25 : 14.5;
    return place(wind, { face: 'capitals', size, fill: letter }, 'center', x, y + size * 0.35);
  });
}

/** A scale of azimuths, each two degrees, ten and thirty. */
function scale({ tick }: FramePalette): string {
  const marks = Array.from({ length: 180 }, (_, i) => i * 2).map((azimuth) => {
    const length = azimuth % 30 === 0 ? 15 : azimuth % 10 === 0 ? 10 : 5;
    const isUnderLetter = azimuth % 90 === 0;
    return isUnderLetter ? '' : spoke(CENTER, angleOf(azimuth), RADII.ticks, RADII.ticks + length);
  });
  return stroked(marks.join(''), tick, 1);
}

/** While it is not far beneath the horizon, the Sun stands outside at its azimuth. */
function sunBelow({ overhead }: SkyMap, palette: FramePalette): string {
  const { altitudeDeg, azimuthDeg } = overhead.bodies[0]!;
  if (overhead.light !== 'dawn' && overhead.light !== 'dusk') return '';
  if (altitudeDeg > 0) return '';
  const [x, y] = onRing(CENTER, angleOf(azimuthDeg), RADII.hairline + 16);
  return (
    stroked(spoke(CENTER, angleOf(azimuthDeg), RADII.limb, RADII.hairline + 6), palette.sun, 1.2) +
    glyph('sun', { x, y, size: 23, stroke: palette.sun, strokeWidth: 1.6 })
  );
}

/** The horizon as a ring with the winds, in brass or in brown. */
export function frame(map: SkyMap, palette: FramePalette): string {
  const { x, y } = CENTER;
  const middle = (RADII.limb + HORIZON) / 2;
  return [
    ringLine(x, y, RADII.hairline, palette.line, 1),
    ringLine(x, y, middle, palette.band, RADII.limb - HORIZON),
    ringLine(x, y, RADII.limb, palette.line, 2.4),
    ringLine(x, y, RADII.ticks, palette.line, 1),
    scale(palette),
    ringLine(x, y, HORIZON + 2, '#060b1c', 4),
    ringLine(x, y, HORIZON, SKY_INK.zodiac, 1.8),
    sunBelow(map, palette),
  ].join('');
}

/** Dawn or dusk: the horizon's own circle, drawn again and again further in on the Sun's side. */
export function twilight({ overhead }: SkyMap): string {
  const { altitudeDeg, azimuthDeg } = overhead.bodies[0]!;
  if (overhead.light !== 'dawn' && overhead.light !== 'dusk') return '';
  const strength = Math.min(1, (altitudeDeg + 18) / 18);
  const count = Math.round(4 + 26 * strength);
  const [sunX, sunY] = onRing({ x: 0, y: 0 }, angleOf(azimuthDeg), 1);
  return Array.from({ length: count }, (_, i) => {
    const shift = (i + 0.5) * 4.4;
    const opacity = num(0.85 * (1 - i / count) ** 0.8 + 0.06);
    const [cx, cy] = [CENTER.x - sunX * shift, CENTER.y - sunY * shift];
    return tag('circle', {
      cx,
      cy,
      r: HORIZON,
      stroke: SKY_INK.dawn,
      'stroke-width': 1.5 - (0.9 * i) / count,
      opacity,
    });
  }).join('');
}
