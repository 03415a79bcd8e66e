import { range } from '../../drawing/plate-burin.ts';
import { num, tag } from '../../drawing/svg.ts';
import { shape, type Point } from '../../deck/burin.ts';
import { mix, scatter, tone } from './engraving.ts';
import { nightGround, stepped } from './ground.ts';
import { rainCloud } from './rain-cloud.ts';
import { FIELD, field } from './rain-field.ts';

const SLANT = -0.24;

/** Threads of rain: long ones far off, close together; single drops near by, brighter. */
function threads(
  count: number,
  seed: number,
  length: [number, number],
  width: number,
  stroke: string,
  opacity: number,
): string {
  const drops = range(count).map((i) => {
    const y = mix(206, 420, scatter(i, seed + 1));
    const x = mix(190, 980, (i + scatter(i, seed)) / count) + (y - 216) * SLANT;
    const long = mix(...length, scatter(i, seed + 2));
    const end = Math.min(y + long, mix(FIELD + 10, 462, scatter(i, seed + 3)));
    return end < y + 6 ? '' : `M${num(x)} ${num(y)}l${num((end - y) * SLANT)} ${num(end - y)}`;
  });
  return shape(drops.join(''), { stroke, width, opacity });
}

/** Showers far off: gray curtains from the foot of the cloud to the hills, one behind the other. */
function curtains(): string {
  const [top, foot] = [214, FIELD + 34];
  const lean = (foot - top) * SLANT;
  const curtain = (from: number, to: number): Point[] => [
    [from, top],
    [to, top],
    [to + lean, foot],
    [from + lean, foot],
  ];
  const fall = tone(
    'shower',
    [0, top],
    [0, foot],
    stepped(
      [
        [0, '#26325e', 0.95],
        [0.6, '#8397c4', 0.5],
        [1, '#b9c8e6', 0],
      ],
      20,
    ),
  );
  const spans = [
    [262, 700],
    [330, 700],
    [352, 436],
    [470, 700],
    [512, 590],
  ] as const;
  return (
    tag('defs', {}, fall) +
    spans.map(([from, to]) => shape(curtain(from, to), { fill: 'url(#shower)', opacity: 0.4 })).join('')
  );
}

/** A bank of cloud over grass and ploughed earth; at one side the rain has passed and the sky under it is clear. */
export function rain(): string {
  return [
    nightGround({ at: [170, 330], reach: 500, core: '#d8a469', mid: '#3f4a70', far: '#0a0f22' }),
    field(),
    curtains(),
    threads(225, 61, [70, 160], 0.9, '#c6d4ee', 0.55),
    threads(120, 71, [30, 78], 1.5, '#eef4ff', 0.8),
    rainCloud(),
  ].join('');
}
