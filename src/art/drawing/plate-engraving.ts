export type Point = [x: number, y: number];

/** Measures of a plate, in units of its 640 × 640 square. */
export const PLATE = { size: 640, x: 320, y: 328, limb: 284, window: 224 };

export function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export interface Ink {
  stroke?: string;
  width?: number | undefined;
  fill?: string;
  opacity?: number | undefined;
  cap?: 'butt' | 'round';
}

function inked({ stroke, width = 1, fill = 'none', opacity, cap = 'round' }: Ink): string {
  const line = stroke
    ? ` stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="${cap}" stroke-linejoin="round"`
    : '';
  return `fill="${fill}"${line}${opacity === undefined ? '' : ` opacity="${n(opacity)}"`}`;
}

export function path(d: string, ink: Ink): string {
  return `<path d="${d}" ${inked(ink)}/>`;
}

export function circle([x, y]: Point, r: number, ink: Ink): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${inked(ink)}/>`;
}

export function line(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('');
}
