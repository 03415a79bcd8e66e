import { points } from '../../drawing/plate-burin.ts';
import { placed } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { courtRing } from '../parts/crest.ts';
import { featherCap } from '../parts/feather-cap.ts';
import { fish } from '../parts/fish.ts';
import { lozenge } from '../parts/lozenge.ts';
import { scroll } from '../parts/sealed-scroll.ts';
import { drop, sea } from '../parts/water.ts';
import { GLASS, cup } from '../suits/cup.ts';

/** It has come out of the cup in a bow and looks back at it. */
function leap(): string {
  const spine = points('186,600 216,540 276,502 350,498 414,528 448,576');
  return [
    fish({ spine, width: 102, back: -1 }),
    ...points('222,640 252,668 440,664 474,668').map((at, i) =>
      drop(at, i % 2 === 0 ? 30 : 22, '#c8f3f6', '#1a8aa5'),
    ),
  ].join('');
}

function draw(ink: GroundInk): string {
  return [
    courtRing([350, 590], 278, 1, '#dff9ff'),
    sea({
      top: 930,
      bottom: 1062,
      pitch: 36,
      wave: 104,
      height: 17,
      fills: ['#125a74', '#0d4660'],
      line: ink.line,
    }),
    lozenge([350, 604], 552, 604, '#07202f', '#0e3a52'),
    placed(cup({ height: 186, glass: GLASS.violet, drink: '#1a7f98' }), { at: [350, 826] }),
    leap(),
    placed(featherCap(), { at: [350, 348] }),
    placed(scroll(420, TONE.oxblood), { at: [350, 912] }),
  ].join('');
}

export const pageOfCups: CardPicture = { light: { at: [350, 560], reach: 420 }, draw };
