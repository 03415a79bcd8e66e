import { points, spline } from '../../drawing/plate-burin.ts';
import { engraved, loop, shape, trace } from '../burin.ts';

export interface HoundInk {
  coat: string;
  dark: string;
  line: string;
  edge: string;
}

/** Seated, muzzle lifted, looking to the right; corners are kept where a dog has them. */
const BODY = [
  '-64,-8 -68,-50 -60,-96 -42,-138 -22,-174 -8,-206 0,-232',
  '0,-232 -2,-246 8,-256 22,-262',
  '22,-262 40,-284 58,-306 66,-308 70,-302',
  '70,-302 66,-290 56,-274',
  '56,-274 66,-280 72,-280 70,-272 58,-256 46,-244',
  '46,-244 40,-226 40,-200 46,-170 46,-140 40,-104 38,-60 38,-26',
  '38,-26 50,-14 58,-4 54,0 18,0',
  '18,0 18,-26 14,-66 6,-92',
  '6,-92 6,-60 10,-30 20,-14 18,0 -58,0',
];

/** A hound howling at the sky, its forefeet on 0, 0 and 308 units high. */
export function hound({ coat, dark, line, edge }: HoundInk): string {
  const outline = BODY.flatMap((part) => spline(points(part), 5));
  const tail = loop(points('-56,-14 -84,-22 -112,-14 -126,-30 -112,-4 -80,2 -54,0'), 5);
  const ear = loop(points('6,-252 -16,-252 -30,-236 -34,-214 -18,-220 0,-234'), 5);
  const lines = [
    '-54,-8 -30,-30 -20,-64 -34,-92',
    '26,-150 30,-120 24,-96',
    '2,-190 14,-172 22,-150',
    '26,-26 28,-10',
    '-4,-12 4,-6',
  ];
  return [
    engraved(tail, { fill: coat, stroke: edge, width: 2.2 }),
    engraved(outline, { fill: coat }, { ink: dark, degrees: 34, pitch: 6, from: 0.4, width: 1.6 }),
    shape(lines.map((each) => trace(spline(points(each), 5))).join(''), { stroke: line, width: 2 }),
    shape(outline, { stroke: edge, width: 2.4 }),
    engraved(ear, { fill: dark, stroke: edge, width: 2 }),
  ].join('');
}
