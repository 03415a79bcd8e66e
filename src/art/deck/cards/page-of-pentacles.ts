import { placed } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import { bee } from '../parts/bee.ts';
import { courtRing } from '../parts/crest.ts';
import { featherCap } from '../parts/feather-cap.ts';
import { furrows } from '../parts/furrows.ts';
import { lozenge } from '../parts/lozenge.ts';
import { scroll } from '../parts/sealed-scroll.ts';
import { pentacle } from '../suits/pentacle.ts';

/** The bee comes in from the right and has not folded its wings yet. */
function draw(): string {
  return [
    courtRing([350, 590], 278, 1, '#f2ffe6'),
    furrows({ top: 908, vanish: 350, green: true }),
    lozenge([350, 604], 552, 604, '#08231a', '#12402e'),
    placed(pentacle({ radius: 126, field: '#0d2a22' }), { at: [346, 694], turn: -9 }),
    placed(bee(), { at: [372, 530], turn: 22, scale: 1.06 }),
    placed(featherCap(), { at: [350, 348] }),
    placed(scroll(420, TONE.oxblood), { at: [350, 922] }),
  ].join('');
}

export const pageOfPentacles: CardPicture = { light: { at: [350, 560], reach: 420 }, draw };
