import { range } from '../../drawing/plate-burin.ts';
import { tag } from '../../drawing/svg.ts';
import { disc, ellipse, oval, shape, trace, type Point } from '../../deck/burin.ts';
import { drop } from '../../deck/parts/water.ts';
import { OUTLINE, clipped, mix, smooth, tone, type Stop } from './engraving.ts';

const X = 300;
const WOOD = { lit: '#c98f52', body: '#8f5c30', shade: '#53311c', deep: '#26150c' };

export function post(x: number): string {
  const outline: Point[] = [
    [x - 11, 113],
    [x + 11, 113],
    [x + 12, 394],
    [x - 12, 394],
  ];
  const grain = [-6, -2, 3, 7].map((off, i) =>
    smooth(
      [
        [x + off, 118 + i * 9],
        [x + off + 1.6, 190],
        [x + off - 1.4, 280],
        [x + off, 384 - i * 12],
      ],
      6,
    ),
  );
  return [
    shape(outline, { fill: WOOD.body }),
    shape(
      [
        [x - 11, 113],
        [x - 4, 113],
        [x - 4, 394],
        [x - 12, 394],
      ],
      { fill: WOOD.lit },
    ),
    shape(grain.join(''), { stroke: WOOD.deep, width: 1.2 }),
    shape(outline, OUTLINE),
  ].join('');
}

/** The roller with its rope wound on, and the crank that turns it. */
function roller(): string {
  const y = 132;
  const barrel: Point[] = [
    [166, y - 11],
    [434, y - 11],
    [434, y + 11],
    [166, y + 11],
  ];
  const grain = [-6, -1, 4, 8].map((off, i) => `M${172 + i * 9} ${y + off}H${428 - i * 12}`);
  const turns = range(11).map((i) =>
    smooth(
      [
        [268 + i * 6, y - 13],
        [272 + i * 6, y],
        [271 + i * 6, y + 13],
      ],
      4,
    ),
  );
  const crank = 'M434 132H458V176H482';
  return [
    shape(crank, { stroke: OUTLINE.stroke, width: 10 }),
    shape(crank, { stroke: '#b98a3e', width: 5.6 }),
    shape('M466 176H484', { stroke: OUTLINE.stroke, width: 15 }),
    shape('M466 176H484', { stroke: WOOD.lit, width: 10.5 }),
    shape(barrel, { fill: WOOD.body }),
    shape(
      [
        [166, y - 11],
        [434, y - 11],
        [434, y - 5],
        [166, y - 5],
      ],
      { fill: WOOD.lit },
    ),
    shape(grain.join(''), { stroke: WOOD.deep, width: 1.2 }),
    shape(barrel, OUTLINE),
    shape(turns.join(''), { stroke: OUTLINE.stroke, width: 7.5 }),
    shape(turns.join(''), { stroke: '#dcc08a', width: 4.6 }),
  ].join('');
}

function rope(): string {
  const line = `M${X} 142V196`;
  return [
    shape(line, { stroke: OUTLINE.stroke, width: 6.4 }),
    shape(line, { stroke: '#dcc08a', width: 3.8 }),
    shape(line, { stroke: '#7d6136', width: 3.8, dash: '1.4 4.2', cap: 'butt' }),
  ].join('');
}

function bucket(): string {
  const [top, foot] = [224, 282];
  const side: Point[] = [
    [X - 35, top],
    [X - 27, foot],
    ...ellipse([X, foot], 27, 6, 180, 0).slice(1, -1),
    [X + 27, foot],
    [X + 35, top],
  ];
  const staves = range(8).map((i) =>
    trace([
      [X - 30 + i * 8.6, top + 4],
      [X - 23.5 + i * 6.7, foot + 4],
    ]),
  );
  const hoops = [238, 268].map((y) => {
    const half = mix(35, 27, (y - top) / (foot - top));
    return trace(ellipse([X, y], half, 7, 180, 0));
  });
  return [
    shape(
      smooth(
        [
          [X - 33, 222],
          [X - 22, 203],
          [X, 195],
          [X + 22, 203],
          [X + 33, 222],
        ],
        6,
      ),
      { stroke: '#b98a3e', width: 3 },
    ),
    shape(side, { fill: 'url(#pail)' }),
    clipped('pail-side', side, shape(staves.join(''), { stroke: WOOD.deep, width: 1.4 })),
    shape(hoops.join(''), { stroke: OUTLINE.stroke, width: 7 }),
    shape(hoops.join(''), { stroke: '#d8a64f', width: 4.2 }),
    shape(side, OUTLINE),
    shape(oval([X, top], 35, 8.5), { fill: '#9dbdda', ...OUTLINE }),
    shape(trace(ellipse([X - 4, top], 22, 4, 160, 300)), { stroke: '#ffffff', width: 1.6 }),
    drop([X + 22, 292], 13, '#9dbdda', '#e6efff'),
    drop([X + 21, 314], 9, '#9dbdda', '#e6efff'),
  ].join('');
}

/** Roller, rope and bucket, and the pins the roller turns on. */
export function windlass(): string {
  const pins = [170, 430].map((x) => disc([x, 132], 5, { fill: '#d8a64f', ...OUTLINE, width: 1.8 }));
  const pail: Stop[] = [
    [0, WOOD.lit],
    [0.5, WOOD.body],
    [1, WOOD.shade],
  ];
  return [
    tag('defs', {}, tone('pail', [X - 35, 250], [X + 35, 250], pail)),
    roller(),
    rope(),
    bucket(),
    ...pins,
  ].join('');
}
