import { range } from '../../drawing/plate-burin.ts';
import { placed, shape } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { cloud } from '../parts/air.ts';
import { courtRing, heater } from '../parts/crest.ts';
import { spark } from '../parts/lights.ts';
import { spur } from '../parts/spur.ts';
import { swallow } from '../parts/swallow.ts';
import { pennon } from '../parts/swallowtail.ts';
import { sword } from '../suits/sword.ts';

const LEAN = 35;

/** It leans from the blade; the swallow flies the way the sword points. */
function shield(): string {
  return placed(
    [
      heater(0, -190, 336, 420, '#101f36', '#24405f'),
      placed(swallow(), { at: [-4, -6], turn: 52, scale: 0.92 }),
      spark([-104, -126], 12, TONE.gold),
      spark([0, 160], 15, TONE.gold),
    ].join(''),
    { at: [364, 640], turn: -17 },
  );
}

/** Slanted rules of wind: the whole card goes one way. */
function wind({ line }: GroundInk): string {
  const gusts = range(16).map((i) => {
    const [x, y] = [64 + 560 * ((i * 0.618) % 1), 170 + 720 * ((i * 0.7549) % 1)];
    const length = 40 + (i % 4) * 22;
    return `M${x.toFixed(0)} ${y.toFixed(0)}l${(length * 0.94).toFixed(0)} ${(-length * 0.34).toFixed(0)}`;
  });
  return shape(gusts.join(''), { stroke: line, width: 1.8, opacity: 0.7 });
}

function banks({ line }: GroundInk): { far: string; near: string } {
  const ink = { fill: '#33557e', line, rule: '#12233a' };
  return {
    far: cloud(
      '50,950,54 130,930,58 220,952,54 310,966,50 400,950,56 490,928,60 580,940,56 650,960,50',
      1062,
      ink,
      0.3,
    ),
    near: cloud(
      '46,1044,46 130,1038,46 222,1032,50 310,1036,46 400,1022,54 490,1008,56 584,1024,52 654,1012,54',
      1066,
      { ...ink, fill: '#4a70a0' },
      0.5,
    ),
  };
}

function draw(ink: GroundInk): string {
  const { far, near } = banks(ink);
  const cloth = { cloth: TONE.oxblood, under: TONE.oxbloodShade, rule: TONE.oxbloodDeep };
  return [
    wind(ink),
    courtRing([350, 590], 280, 2, '#e3edff'),
    far,
    placed(pennon(318, 132, cloth), { at: [524, 282], turn: 12, flipped: true }),
    placed(sword({ blade: 762, width: 54 }), { at: [186, 826], turn: LEAN }),
    placed(spur(50), { at: [136, 190] }),
    shield(),
    near,
  ].join('');
}

export const knightOfSwords: CardPicture = { light: { at: [350, 540], reach: 420 }, draw };
