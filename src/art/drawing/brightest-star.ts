import type { SignKey } from '../../domain/zodiac/signs.ts';
import { WINDOW, figureInWindow, type FigureInWindow } from './live-ring-sky.ts';
import type { Point } from './ring.ts';

export interface BrightestStar {
  name: string;
  /** The star itself, in percent of the ring's width and height. */
  xPercent: number;
  yPercent: number;
  /** Middle of its name, where no line of the figure runs. */
  labelXPercent: number;
  labelYPercent: number;
}

const RING_SIZE = 400;
/** Small capitals of 10 px with open tracking. */
const LETTER_WIDTH = 7;
const LETTER_HEIGHT = 9;
const LINE_CLEARANCE = 3;
/** The flare reaches fifteen units. */
const STAR_CLEARANCE = 17;

function distanceToPiece([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.max(0, Math.min(1, along));
  return Math.hypot(px - ax - t * dx, py - ay - t * dy);
}

/** Room around a name: to the figure's lines and to the rim; more than eight units are enough. */
function roomAround([x, y]: Point, halfWidth: number, { lines, stars }: FigureInWindow): number {
  let room = 8;
  const steps = Math.ceil(halfWidth / 2.5);
  for (let i = 0; i <= steps; i += 1) {
    for (const side of [-0.5, 0.5]) {
      const sample: Point = [x + ((2 * i) / steps - 1) * halfWidth, y + side * LETTER_HEIGHT];
      room = Math.min(room, WINDOW.r - 2.5 - Math.hypot(sample[0] - WINDOW.x, sample[1] - WINDOW.y));
      for (const { at } of stars) room = Math.min(room, Math.hypot(sample[0] - at[0], sample[1] - at[1]) - 5);
      for (const line of lines) {
        for (let k = 1; k < line.length; k += 1) {
          room = Math.min(room, distanceToPiece(sample, line[k - 1]!, line[k]!) - LINE_CLEARANCE);
        }
      }
    }
  }
  return room;
}

interface Spot {
  at: Point;
  /** Straight below costs nothing; a name far off or aslant has to earn it with room. */
  cost: number;
}

function spots([x, y]: Point, halfWidth: number): Spot[] {
  const rows = Array.from({ length: 27 }, (_, i) => (i - 13) * 4);
  const columns = Array.from({ length: 17 }, (_, i) => ((i - 8) / 8) * (halfWidth + STAR_CLEARANCE + 12));
  return [
    [0, STAR_CLEARANCE + LETTER_HEIGHT / 2],
    ...rows.flatMap((dy) => columns.map((dx) => [dx, dy])),
  ].map(([dx = 0, dy = 0], rank): Spot => {
    const gapX = Math.max(0, Math.abs(dx) - halfWidth);
    const gapY = Math.max(0, Math.abs(dy) - LETTER_HEIGHT / 2);
    const gap = Math.hypot(gapX, gapY) - STAR_CLEARANCE;
    return { at: [x + dx, y + dy], cost: rank === 0 ? 0 : 0.6 + (gap < 0 ? -gap : gap * 0.15) };
  });
}

/** The search takes some fifty milliseconds and its answer never changes. */
const found = new Map<SignKey, BrightestStar>();

/** Name and place of the flared star; the page writes the name, pictures carry no text. */
export function brightestStar(sign: SignKey): BrightestStar {
  const known = found.get(sign) ?? search(sign);
  found.set(sign, known);
  return known;
}

function search(sign: SignKey): BrightestStar {
  const figure = figureInWindow(sign);
  const { at, star } = figure.stars[0]!;
  const name = star.name ?? '';
  const halfWidth = (name.length * LETTER_WIDTH) / 2;
  const { at: label } = spots(at, halfWidth)
    .map((spot) => ({ ...spot, worth: roomAround(spot.at, halfWidth, figure) - spot.cost }))
    .reduce((best, next) => (next.worth > best.worth ? next : best));
  const percent = (value: number) => Math.round((value / RING_SIZE) * 1000) / 10;
  return {
    name,
    xPercent: percent(at[0]),
    yPercent: percent(at[1]),
    labelXPercent: percent(label[0]),
    labelYPercent: percent(label[1]),
  };
}
