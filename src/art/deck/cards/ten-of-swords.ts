import { points, polar, range, spline } from '../../drawing/plate-burin.ts';
import { box, disc, placed, repeated, roped, shape, trace } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { calmWater, glitter } from '../parts/calm-water.ts';
import { hairRays } from '../parts/lights.ts';
import { sword } from '../suits/sword.ts';

const KNOT: Point = [350, 424];
const SHORE = 872;
const STEEL = { blade: 438, width: 27 };
const CORD = { edge: '#3a2710', body: '#cfae72', rib: '#6b4a20', width: 20, pitch: 7 };

/** How far each of the nine is off its even place: they were crammed in, not arranged. */
const SHOVED = points('3,6 -4,-8 2,0 -3,10 4,-6 -2,4 5,8 -4,0 1,-10');

/** Nine through one point, hilt and point by turns all the way round. */
function burst(): string {
  const places = SHOVED.map(([twist, slip], i): Place => {
    const lean = i * 40 + twist;
    return { at: polar(KNOT, 176 + slip, lean + 90), turn: lean };
  });
  return repeated('sword', sword(STEEL), places);
}

/** A fist of hemp: strands one way, strands the other way over them. */
function fist(): string {
  const [x, y] = KNOT;
  const across = [-40, -20, 0, 20, 40].map((dy) => roped(`M${x - 70} ${y + dy}h140`, CORD));
  const red = { ...CORD, body: TONE.oxblood, rib: TONE.oxbloodDeep };
  const along = [-20, 0, 20].map((dx) => roped(`M${x + dx} ${y - 70}v140`, red));
  const clip = `<defs><clipPath id="fist"><circle cx="${x}" cy="${y}" r="62"/></clipPath></defs>`;
  return [
    `${clip}<g transform="rotate(-24 ${x} ${y})"><g clip-path="url(#fist)">${across.join('')}${along.join('')}</g></g>`,
    disc(KNOT, 62, { stroke: TONE.gold, width: 3.2 }),
  ].join('');
}

/** One end frayed, the other no longer holding the tenth. */
function cord(): string {
  const short = trace(spline(points('310,462 282,510 296,556 262,600'), 6));
  const long = trace(spline(points('378,470 402,560 340,640 262,680 206,744 226,806 180,846'), 8));
  const frayed = range(5).map((i) => `M262 598q${-10 + i * 5} 12 ${-16 + i * 8} 26`);
  return [
    roped(short, CORD),
    shape(frayed.join(''), { stroke: '#cfae72', width: 2.6 }),
    roped(long, CORD),
    fist(),
  ].join('');
}

/** Gold lies on the water before the sun is up. */
function firstLight(ink: GroundInk): string {
  const glow = ['#4b3f9e', '#8c4f86', '#cf7a5a', '#f2b45c'].map((fill, i) =>
    shape(box(46, SHORE - 86 + i * 23, 654, SHORE), { fill, opacity: 0.85 }),
  );
  const rings = [98, 76, 54].map((r, i) =>
    disc([440, SHORE + 8], r, { fill: i % 2 === 0 ? '#f7c66e' : '#fde3a4', stroke: TONE.ivory, width: 1.8 }),
  );
  return [
    ...glow,
    hairRays([440, SHORE + 8], { count: 48, from: 110, to: 190, turn: 3 }, '#ffe2a0', 1.4),
    ...rings,
    calmWater({ top: SHORE, bottom: 1062, fill: '#28308a', line: ink.line }),
    glitter(440, SHORE, 1050, 220, '#f7c66e'),
  ].join('');
}

function draw(ink: GroundInk): string {
  return [firstLight(ink), burst(), cord(), placed(sword(STEEL), { at: [186, 862], turn: 100 })].join('');
}

export const tenOfSwords: CardPicture = { draw };
