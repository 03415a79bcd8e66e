import { fractions, polar, range, tube, tubeOutline } from '../../drawing/plate-burin.ts';
import { shape, trace, type Point } from '../../deck/burin.ts';

export interface FeatherInk {
  lit: string;
  shade: string;
  line: string;
  outline: string;
}

export interface Feather {
  foot: Point;
  degrees: number;
  length: number;
  width: number;
  /** How far the tip is bent aside, in parts of the length. */
  bend?: number;
  /** 1 is a round tip, less a pointed one. */
  round?: number;
}

/** One blade in two tones with its shaft and a few barbs: wings and tails are this, placed by angle. */
export function feather(
  { foot, degrees, length, width, bend = 0.06, round = 0.8 }: Feather,
  ink: FeatherInk,
): string {
  const spine = fractions(14).map((t): Point =>
    polar(polar(foot, length * t, degrees), length * bend * t * t, degrees + 90),
  );
  const blade = tube(
    spine,
    (t) => width * Math.min(1, 0.42 + 1.5 * t) * Math.sqrt(Math.max(0.004, 1 - t ** (2 + 3.4 * round))),
  );
  const outline = [...tubeOutline(blade, 0, 1, 30)];
  const middle = fractions(12).map((t) => blade.at(t * 0.96, -0.15));
  const lower = [...middle, ...fractions(12).map((t) => blade.at(1 - t, 1))];
  const barbs = range(Math.round(length / 13)).map((i) => {
    const t = 0.24 + (i / Math.round(length / 13)) * 0.66;
    return trace([blade.at(t, 0.1), blade.at(t + 7 / length, 0.86)]);
  });
  return [
    shape(outline, { fill: ink.lit }),
    shape(lower, { fill: ink.shade }),
    shape(barbs.join(''), { stroke: ink.line, width: 0.9, opacity: 0.7 }),
    shape(trace(middle), { stroke: ink.line, width: 1.1 }),
    shape(outline, { stroke: ink.outline, width: 1.5 }),
  ].join('');
}
