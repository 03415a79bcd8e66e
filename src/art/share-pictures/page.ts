import type { CardSlug } from '../../domain/tarot/card-names.ts';
import { INK } from '../drawing/ink.ts';
import { planisphere } from '../drawing/planisphere.ts';
import { num, stroked, tag } from '../drawing/svg.ts';
import { SHARE_FORMATS } from './formats.ts';
import { inset } from './inset.ts';
import { preparedCard } from './prepared-cards.ts';
import { insideFrame, type Composed } from './sheet.ts';
import type { PageSubject } from './subject.ts';
import { nameLine, textBlock, type Column } from './type.ts';

const COLUMN: Column = { align: 'center', x: 600, width: 1040 };
const HORIZON = 330;
const SKY = { width: 600, x: 300, y: HORIZON - 300 };
const NAME = { baseline: 424, size: 64 };
const WORDS = { top: 440, bottom: 540, largest: 38, smallest: 31 };

/** The half of the sky that no date changes; drawn once for all pages. */
let sky: string | null = null;
function nightSky(): string {
  sky ??= inset(planisphere([], { kind: 'half' }), 'sky', SKY);
  return sky;
}

const CARDS = { width: 196, gap: 30, top: 62 };

/** Cards that rise from the horizon, the middle one highest. */
function risingCards(cards: readonly CardSlug[]): string {
  const { width, gap, top } = CARDS;
  const left = COLUMN.x - (cards.length * (width + gap) - gap) / 2;
  const middle = (cards.length - 1) / 2;
  return cards
    .map((card, i) => {
      const y = top + Math.abs(i - middle) * 34;
      return inset(preparedCard(card), `card-${i}`, { x: left + i * (width + gap), y, width });
    })
    .join('');
}

/** The line the sky rises from, ruled like the scale of every page. */
function horizon(): string {
  const { left, right } = insideFrame('wide');
  const { width, height } = SHARE_FORMATS.wide;
  const ticks = Array.from({ length: 181 }, (_, i) => {
    const length = i % 15 === 0 ? 18 : i % 5 === 0 ? 12 : 6;
    return `M${num(left + ((right - left) * i) / 180, 1)} ${HORIZON}v${length}`;
  });
  return [
    // The disc goes on below; a ground over it costs less than a clip around it.
    tag('rect', { y: HORIZON, width, height: height - HORIZON, fill: INK.night900 }),
    stroked(`M${left} ${HORIZON}H${right}`, 'url(#gold)', 2.6),
    stroked(ticks.join(''), INK.brass500, 1.4),
  ].join('');
}

/** The sky above its horizon, and beneath it what the page is called and is about. */
export function composePage({ heading, description, cards }: PageSubject): Composed {
  return {
    texts: [
      ...nameLine(heading, { ...NAME, fill: INK.brass200 }, COLUMN),
      ...textBlock([description], { face: 'italic', fill: INK.ivory, ...WORDS }, COLUMN, WORDS),
    ],
    shapes: [cards ? risingCards(cards) : nightSky(), horizon()],
    drawn: [{ left: SKY.x, top: SKY.y, right: SKY.x + SKY.width, bottom: HORIZON + 18 }],
  };
}
