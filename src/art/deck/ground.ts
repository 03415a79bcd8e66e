import { num, radialGradient, tag } from '../drawing/svg.ts';
import type { Point } from './burin.ts';
import { TONE } from './inks.ts';
import type { GroundInk } from './inks.ts';

/** The card's picture: everything between cartouche and name plate. */
export const WINDOW = { left: 46, right: 654, top: 46, bottom: 1058, axis: 350 };

export interface Light {
  at: Point;
  /** How far the ground stays bright. */
  reach: number;
}

const RULE_PITCH = 7;

/** Ruled like a printed ground: the lines fade out round the light, so the picture seems lit without a glow. */
export function ground(
  { core, mid, edge }: GroundInk,
  { at: [x, y], reach }: Light,
  bottom = WINDOW.bottom,
): string {
  const rules: string[] = [];
  const middle = (WINDOW.top + bottom) / 2;
  const first = middle - RULE_PITCH * Math.floor((middle - WINDOW.top) / RULE_PITCH);
  for (let rule = first; rule < bottom; rule += RULE_PITCH) rules.push(`M46 ${num(rule)}h608`);
  const whole = { x: WINDOW.left, y: WINDOW.top, width: 608, height: bottom - WINDOW.top };
  return [
    '<defs>',
    radialGradient(
      'ground',
      [x, y, reach * 2.1],
      [
        [0, core],
        [0.42, mid],
        [1, edge],
      ],
    ),
    radialGradient(
      'rules',
      [x, y, reach * 1.9],
      [
        [0.16, TONE.deep, 0],
        [0.5, TONE.deep, 0.42],
        [1, TONE.deep, 0.85],
      ],
    ),
    '</defs>',
    tag('rect', { ...whole, fill: 'url(#ground)' }),
    tag('path', { d: rules.join(''), stroke: 'url(#rules)', 'stroke-width': 3.2 }),
  ].join('');
}
