import { fractions, points, polar, range } from '../../drawing/plate-burin.ts';
import { num, radialGradient, tag } from '../../drawing/svg.ts';
import { oval, shape, trace, type Point } from '../../deck/burin.ts';
import { smooth } from './engraving.ts';
import { REACH, nightGround } from './ground.ts';
import { clayLamp } from './lamp-clay.ts';

const TABLE = 391;
const FLAME: Point = [444, 250];
/** Where the wick comes out of the nozzle. */
const WICK: Point = [444, 303];
/** Hairs of light in two lengths, gone before they reach the edge; the table stops those that go down. */
function rays(): string {
  const hairs = range(112).map((i) => {
    const [from, to] = i % 2 === 0 ? [66, 330] : [84, 190];
    const fall = Math.sin((((i * 360) / 112) * Math.PI) / 180);
    const stop = fall > 0 ? Math.min(to, (TABLE - 5 - FLAME[1]) / fall) : to;
    return trace([polar(FLAME, from, (i * 360) / 112), polar(FLAME, stop, (i * 360) / 112)]);
  });
  const fade = radialGradient(
    'rays',
    [...FLAME, 330],
    [
      [0.18, '#ffe0a0', 0.95],
      [0.5, '#e8b564', 0.5],
      [1, '#b98a3e', 0],
    ],
  );
  return tag('defs', {}, fade) + shape(hairs.join(''), { stroke: 'url(#rays)', width: 1.15 });
}

function table(): string {
  const { left, right, bottom } = REACH;
  const planks = range(14).map((i) => {
    const y = TABLE + 9 + i * (9 + i * 0.9);
    return `M${left} ${num(y)}H${right}`;
  });
  const glow = radialGradient(
    'table',
    [400, TABLE - 10, 330],
    [
      [0, '#7a4a25'],
      [0.35, '#3d2420'],
      [1, '#15101c'],
    ],
  );
  return [
    tag('defs', {}, glow),
    tag('rect', { x: left, y: TABLE, width: right - left, height: bottom - TABLE, fill: 'url(#table)' }),
    shape(planks.join(''), { stroke: '#0d0a14', width: 1.3, opacity: 0.8 }),
    // The lamp’s own shadow falls away from the flame.
    shape(oval([222, TABLE + 12], 132, 9), { fill: '#08060e', opacity: 0.78 }),
    shape(`M${left} ${TABLE}H${right}`, { stroke: '#d09a4a', width: 1.6 }),
  ].join('');
}

/** Three skins of fire, each with its tip blown a little further. */
function flame(): string {
  const skin = (width: number, height: number, tip: number, foot: number): Point[] => {
    const left = fractions(22).map((t): Point => {
      const swell = Math.sin(Math.PI * t ** 0.62) * (1 - t) ** 0.25;
      return [WICK[0] - swell * width + tip * t * t, foot - t * height];
    });
    const right = fractions(22).map((t): Point => {
      const swell = Math.sin(Math.PI * t ** 0.6) * (1 - t) ** 0.34;
      return [WICK[0] + swell * width * 0.94 + tip * t * t, foot - t * height];
    });
    return [...left, ...right.toReversed()];
  };
  return [
    shape(skin(29, 124, 4, WICK[1] - 2), { fill: '#e8722f' }),
    shape(skin(23.5, 104, 3, WICK[1] - 4), { fill: '#f9b04f' }),
    shape(skin(16.5, 78, 2, WICK[1] - 6), { fill: '#fff0be' }),
    shape(skin(6.5, 26, 0, WICK[1] - 6), { fill: '#e9a24a', opacity: 0.8 }),
    shape(smooth(points('443,302 444,291 446,282'), 4), { stroke: '#2a1509', width: 2.6 }),
  ].join('');
}

/** A clay lamp on a table; its flame is the only light. */
export function lamp(): string {
  return [
    nightGround({ at: FLAME, reach: 520, core: '#8a5a2c', mid: '#2c1f30', far: '#0a0e1e' }),
    rays(),
    table(),
    clayLamp(),
    flame(),
  ].join('');
}
