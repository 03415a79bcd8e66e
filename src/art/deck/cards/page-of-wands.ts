import { points } from '../../drawing/plate-burin.ts';
import type { Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import { courtRing } from '../parts/crest.ts';
import { fireFloor } from '../parts/fire-floor.ts';
import { fireLizard } from '../parts/fire-lizard.ts';
import { spark } from '../parts/lights.ts';
import { GREEN_CLOTH, lozenge, plume, scroll, softCap } from '../parts/page-crest.ts';

const MIDDLE: Point = [350, 612];

/** The lizard climbs, its tail swung to one side. */
const SPINE = points('362,502 352,550 340,600 346,652 372,696 394,726 384,764');

function draw(): string {
  return [
    courtRing(MIDDLE, 274, 1, '#ffe2b8'),
    lozenge(MIDDLE, 216, 262, '#2a0a12', '#120408'),
    fireLizard(SPINE, 70),
    spark([270, 594], 11, TONE.gold),
    spark([482, 612], 11, TONE.gold),
    plume(points('424,322 470,262 494,200 474,146 430,136'), 74),
    softCap([340, 366], 216, GREEN_CLOTH),
    fireFloor(116),
    scroll([350, 920], 400, 84),
  ].join('');
}

export const pageOfWands: CardPicture = { light: { at: [350, 560], reach: 420 }, draw };
