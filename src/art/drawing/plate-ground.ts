import { INK, goldGradient } from './ink.ts';
import type { ElementInk } from './ink.ts';
import { PLATE, line, n, path } from './plate-engraving.ts';
import type { Point } from './plate-engraving.ts';

/** Ruled like a printed ground: the lines swell toward the corners and so make the shade. */
export function ground(): string {
  const rules: string[] = [];
  for (let y = 3; y < PLATE.size; y += 6) {
    const upper: Point[] = [];
    const lower: Point[] = [];
    for (let x = -20; x <= PLATE.size + 20; x += 20) {
      const distance = Math.hypot(x - PLATE.x, y - PLATE.y) / 452;
      const half = 0.5 + 1.1 * distance ** 2;
      upper.push([x, y - half]);
      lower.unshift([x, y + half]);
    }
    rules.push(`${line([...upper, ...lower])}Z`);
  }
  return path(rules.join(''), { fill: INK.ruledGround, opacity: 0.52 });
}

type Stop = [offset: number, color: string, opacity?: number];

/** Around the middle of the plate when it has a radius, else around whatever it fills. */
function radial(id: string, stops: Stop[], radius?: number): string {
  const place = radius ? ` gradientUnits="userSpaceOnUse" cx="${PLATE.x}" cy="${PLATE.y}" r="${radius}"` : '';
  const body = stops.map(
    ([at, color, opacity = 1]) => `<stop offset="${n(at)}" stop-color="${color}" stop-opacity="${opacity}"/>`,
  );
  return `<radialGradient id="${id}"${place}>${body.join('')}</radialGradient>`;
}

function even(colors: string[]): Stop[] {
  return colors.map((color, i) => [i / (colors.length - 1), color]);
}

export function definitions({ edge, mid, core, light }: ElementInk): string {
  return [
    '<defs>',
    radial('ground', [...even([core, mid]).map(([at, color]): Stop => [at * 0.66, color]), [1, edge]], 490),
    radial(
      'band',
      even([INK.night950, edge]).map(([at, color]): Stop => [0.79 + at * 0.07, color]),
      PLATE.limb,
    ),
    radial(
      'sky',
      even([core, mid, edge, INK.night950]).map(([at, color]): Stop => [at ** 0.75, color]),
      PLATE.window,
    ),
    radial('seal', even([core, mid])),
    radial(
      'halo',
      [0.85, 0.3, 0].map((opacity, i): Stop => [[0, 0.35, 1][i]!, light, opacity]),
    ),
    goldGradient('gold', 60, 590),
    `<clipPath id="window"><circle cx="${PLATE.x}" cy="${PLATE.y}" r="${PLATE.window}"/></clipPath>`,
    '</defs>',
  ].join('');
}
