import { points } from '../../drawing/plate-burin.ts';
import { placed, repeated } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { archedCrown } from '../parts/arched-crown.ts';
import { heater } from '../parts/crest.ts';
import { fish } from '../parts/fish.ts';
import { curtain } from '../parts/gathered-curtain.ts';
import { spark } from '../parts/lights.ts';
import { longCup } from '../parts/long-cup.ts';
import { sea } from '../parts/water.ts';
import { GLASS } from '../suits/cup.ts';

const CLOTH = { cloth: '#3b9787', shade: '#1f6a5d', fold: '#093a33', lining: TONE.ivory };

/** Crossed behind the shield; one is red and one is golden. */
function cups(): string {
  const height = 230;
  const staff = 440;
  return [
    placed(longCup(staff, { height, glass: GLASS.amber, drink: '#7c4e14' }, [0.06]), {
      at: [201, 913],
      turn: 33,
    }),
    placed(longCup(staff, { height, glass: GLASS.wine, drink: '#3c0a1c' }, [0.06]), {
      at: [499, 913],
      turn: -33,
    }),
  ].join('');
}

function shield(): string {
  const spine = points('350,486 330,532 340,586 360,630 354,666');
  return [
    heater(350, 452, 274, 356, '#04201d', '#0d433d'),
    fish({ spine, width: 92, back: 1 }),
    spark([266, 520], 12, TONE.gold),
    spark([434, 520], 12, TONE.gold),
  ].join('');
}

function draw(ink: GroundInk): string {
  return [
    repeated('curtain', placed(curtain(CLOTH), { at: [-350, 0] }), [
      { at: [350, 0] },
      { at: [350, 0], flipped: true },
    ]),
    cups(),
    sea({
      top: 944,
      bottom: 1062,
      pitch: 38,
      wave: 122,
      height: 24,
      fills: ['#15665c', '#0f4f48'],
      line: ink.line,
    }),
    shield(),
    archedCrown(350, 456, 204, 244, TONE.oxblood),
  ].join('');
}

export const kingOfCups: CardPicture = { light: { at: [350, 560], reach: 420 }, draw };
