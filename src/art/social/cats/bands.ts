import { range } from '../../drawing/plate-burin.ts';

export type Stop = readonly [offset: number, color: string];

const channels = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** The color a part of the way from one to another, both written as `#rrggbb`. */
export function mixed(from: string, to: string, part: number): string {
  const ends = [channels(from), channels(to)] as const;
  const mix = ends[0].map((value, i) => Math.round(value + (ends[1][i]! - value) * part));
  return `#${mix.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The color at a part of the way along even tones. */
function toneAt(tones: readonly string[], t: number): string {
  const place = t * (tones.length - 1);
  const i = Math.min(tones.length - 2, Math.floor(place));
  return mixed(tones[i]!, tones[i + 1]!, place - i);
}

/**
 * A gradient in flat steps, each too small to see: rows of equal pixels pack to a fraction of what a smooth one weighs,
 * and a picture has to stay under 500 kB.
 */
export function bands(tones: readonly string[], count: number): Stop[] {
  return range(count).flatMap((i): Stop[] => {
    const color = toneAt(tones, (i + 0.5) / count);
    return [
      [i / count, color],
      [(i + 1) / count, color],
    ];
  });
}
