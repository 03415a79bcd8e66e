import { GOLD_STOPS, INK } from '../../drawing/ink.ts';
import { num, picture, radialGradient, stroked, tag } from '../../drawing/svg.ts';
import type { PlacedText } from '../../quote-cards/placing.ts';
import { printed } from '../../quote-cards/printing.ts';
import { FILM_SIZE } from './picture.ts';

const { width, height } = FILM_SIZE;
const RULE_Y = 1262;
const TICKS = 90;

function gold(): string {
  const stops = GOLD_STOPS.map(([at, color]) => tag('stop', { offset: at / 100, 'stop-color': color }));
  const ends = { x1: 0, y1: 0, x2: width, y2: height };
  return tag('linearGradient', { id: 'gold', gradientUnits: 'userSpaceOnUse', ...ends }, stops.join(''));
}

/** A scale across the whole film, wider than it: the picture moves. */
function rule(): string {
  const step = (width + 240) / TICKS;
  const ticks = Array.from({ length: TICKS + 1 }, (_, i) => {
    const length = i % 15 === 0 ? 26 : i % 5 === 0 ? 17 : 9;
    return `M${num(i * step - 120, 1)} ${RULE_Y}v-${length}`;
  });
  return (
    stroked(`M-120 ${RULE_Y}H${width + 120}`, 'url(#gold)', 3) + stroked(ticks.join(''), INK.brass500, 2)
  );
}

/** What every shot has: the night, brighter behind what is drawn, and a scale above the captions. */
export function shotOn(texts: readonly PlacedText[], shapes: readonly string[], hasRule = true): string {
  const type = printed(texts);
  const night = radialGradient(
    'night',
    [width / 2, 860, 1250],
    [
      [0, INK.night700],
      [0.45, INK.night850],
      [1, INK.night950],
    ],
  );
  return picture(
    width,
    height,
    tag('defs', {}, gold() + night + type.letters),
    tag('rect', { width, height, fill: INK.night950 }),
    tag('rect', { width, height, fill: 'url(#night)' }),
    hasRule ? rule() : '',
    ...shapes,
    type.lines,
  );
}
