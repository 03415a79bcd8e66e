import { range } from '../../drawing/plate-burin.ts';
import { INK } from '../../drawing/ink.ts';
import { num, radialGradient, tag } from '../../drawing/svg.ts';
import type { Point } from '../../deck/burin.ts';
import { blend } from './engraving.ts';

/** How far a ground reaches past the 4:5 sheet, so that every format is filled. */
export const REACH = { left: -80, right: 680, top: -120, bottom: 540 };

export interface Glow {
  at: Point;
  reach: number;
  /** The night at the light, half way, and far from it. */
  core: string;
  mid: string;
  far: string;
}

const BANDS = 72;
type Stop = readonly [offset: number, color: string, opacity?: number];

/** A tone between stops at a place from 0 to 1. */
function toneAt(stops: readonly Stop[], place: number): { color: string; opacity: number } {
  const next = Math.max(
    1,
    stops.findIndex(([offset]) => offset >= place),
  );
  const [[a, from, fromOpacity = 1], [b, to, toOpacity = 1]] = [stops[next - 1]!, stops[next]!];
  const t = Math.min(1, Math.max(0, (place - a) / (b - a)));
  return { color: blend(from, to, t), opacity: fromOpacity + (toOpacity - fromOpacity) * t };
}

/** In fine steps instead of smoothly: the eye sees no difference under the rules, and the file is half as large. */
export function stepped(stops: readonly Stop[], bands = BANDS): Stop[] {
  return range(bands).flatMap((i): Stop[] => {
    const { color, opacity } = toneAt(stops, (i + 0.5) / bands);
    return [
      [i / bands, color, opacity],
      [(i + 1) / bands, color, opacity],
    ];
  });
}

/** A ground that is brightest at its light. */
export function glowing(id: string, { at: [x, y], reach, core, mid, far }: Glow): string {
  const stops = stepped([
    [0, core],
    [0.45, mid],
    [1, far],
  ]);
  return radialGradient(id, [x, y, reach], stops);
}

/** A ruled night that one light warms or cools: the rules fade out toward it. */
export function nightGround(glow: Glow, bottom = REACH.bottom): string {
  const { left, right, top } = REACH;
  const rules: string[] = [];
  for (let rule = top; rule < bottom; rule += 6) rules.push(`M${left} ${num(rule)}H${right}`);
  const fade = stepped([
    [0.1, INK.ruledGround, 0],
    [0.5, INK.ruledGround, 0.4],
    [1, INK.ruledGround, 0.62],
  ]);
  return [
    tag('defs', {}, glowing('glow', glow) + radialGradient('rules', [...glow.at, glow.reach], fade)),
    tag('rect', { x: left, y: top, width: right - left, height: bottom - top, fill: 'url(#glow)' }),
    tag('path', { d: rules.join(''), stroke: 'url(#rules)', 'stroke-width': 2, 'stroke-linecap': 'butt' }),
  ].join('');
}
