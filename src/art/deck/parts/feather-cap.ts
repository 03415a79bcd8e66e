import { fractions, points, range, spline, tube } from '../../drawing/plate-burin.ts';
import { disc, engraved, shape, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import { TONE } from '../inks.ts';

/** An ostrich plume from `foot`: a curved shaft, its vane notched along the edge and split in two tones. */
function plume(course: readonly Point[], width: number): string {
  const spine = spline(course, 8);
  const vane = tube(spine, (t) => width * Math.min(1, 0.3 + t * 2.2) * Math.sqrt(Math.max(0.02, 1 - t ** 6)));
  const edge = (side: 1 | -1): Point[] =>
    fractions(29).map((t, i) => vane.at(t, side * (i % 4 === 3 ? 0.72 : 1)));
  const shaft = fractions(20).map((t) => vane.at(t * 0.96, 0));
  const barbs = range(15).flatMap((i) => {
    const t = 0.1 + i * 0.057;
    return [trace([vane.at(t, 0), vane.at(t + 0.08, 0.8)]), trace([vane.at(t, 0), vane.at(t + 0.08, -0.8)])];
  });
  return [
    shape([...edge(-1), ...edge(1).toReversed()], { fill: TONE.ivory }),
    shape([...shaft, ...edge(1).toReversed()], { fill: TONE.ivoryShade }),
    shape(barbs.join(''), { stroke: '#8a7848', width: 1.2 }),
    shape([...edge(-1), ...edge(1).toReversed()], { stroke: TONE.gold, width: 2 }),
    shape(trace(shaft), { stroke: TONE.brassShade, width: 2.4 }),
  ].join('');
}

/** A page's soft cap with one feather; the middle of its band's lower edge at 0, 0, 250 wide. */
export function featherCap(): string {
  const crown = [
    ...spline(
      points('-104,-28 -136,-66 -142,-104 -100,-132 -30,-142 44,-138 108,-122 138,-92 128,-58 104,-28'),
      7,
    ),
  ];
  const folds = [
    '-92,-44 -108,-74 -84,-116',
    '-52,-42 -64,-84 -40,-130',
    '-6,-42 -10,-90 6,-134',
    '42,-42 46,-86 52,-130',
    '82,-44 94,-76 98,-116',
  ].map((fold) => trace(spline(points(fold), 6)));
  const band = [
    ...spline(points('-112,-42 -60,-34 0,-31 60,-34 112,-42'), 5),
    ...spline(points('116,-6 60,3 0,6 -60,3 -116,-6'), 5),
  ];
  return [
    engraved(
      crown,
      { fill: TONE.oxblood, stroke: TONE.gold, width: 2.8 },
      { ink: TONE.oxbloodDeep, degrees: 90, pitch: 7, from: 0.52, width: 1.4 },
    ),
    shape(folds.join(''), { stroke: TONE.oxbloodDeep, width: 2.2 }),
    engraved(
      band,
      { fill: TONE.brass, stroke: TONE.gold, width: 2.4 },
      { ink: TONE.brassDeep, degrees: 0, pitch: 6, from: 0.6 },
    ),
    plume(points('84,-22 118,-72 148,-130 176,-190 226,-222'), 54),
    disc([84, -20], 19, { fill: TONE.brassLit, stroke: TONE.brassDeep, width: 2.2 }),
    disc([84, -20], 9, { fill: '#2b8fa0', stroke: TONE.ivory, width: 1.8 }),
  ].join('');
}
