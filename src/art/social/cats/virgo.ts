import { shape } from '../../deck/burin.ts';
import { contour, contours, joined } from './body.ts';
import { course, outline } from './curve.ts';
import { profileHead } from './heads.ts';
import { NIGHT_CAT as INK } from './inks.ts';
import { limb, paw, toes, toesAloft } from './limb.ts';
import { SEATED_FLOOR, type SignCat } from './sign-cat.ts';

const FLOOR = SEATED_FLOOR - 12;
const PAW = { at: [398, FLOOR] } as const;
const FAR_PAW = { at: [436, FLOOR - 3], scale: 0.94 } as const;

const head = profileHead({ at: [440, 245], scale: 0.98, turn: 45 }, 'shut');
const torso = outline(
  '396,208 352,208 298,224 244,264 194,328 152,400 114,472 96,540 104,586 136,600 220,601 300,600 340,580 356,520 378,460 400,410 414,350 426,290',
);
const neck = limb('336,290 382,258 430,246', [100, 92, 82]);
/** The one that is being washed: thigh from the hip, knee under the chin, hock, and a foot that points at the sky. */
const raised = outline(
  '168,560 176,490 204,428 252,374 306,344 344,338 384,342 424,330 458,308 492,276 520,258 544,262 549,282 530,306 500,328 478,354 460,384 436,376 404,382 374,404 346,444 322,500 292,556 250,590 204,592',
);
const farFoot = outline('214,600! 220,582 262,570 308,570 344,578 362,590 360,599! 280,600');
const fore = limb('366,380 392,460 402,540 404,582', [92, 56, 40, 34]);
const farFore = limb('396,380 424,470 438,540 442,580', [80, 46, 36, 32]);
const tailTube = limb('170,570 108,584 62,576 40,544 46,508 66,488', [60, 42, 36, 31, 25, 13]);

function draw(): string {
  return [
    joined('far', [farFore], INK, { bald: [paw(FAR_PAW)] }),
    contours(toes(FAR_PAW), INK),
    joined('tail', [tailTube], INK),
    joined('far-ear', [], INK, { bald: [head.farEar!] }),
    joined('cat', [torso, neck, fore, raised, head.skull], INK, { bald: [farFoot, paw(PAW)] }),
    contours([...toes(PAW), ...toes({ at: [322, FLOOR] })], INK),
    contour(course('222,590 262,571 308,571 342,578 360,590'), INK),
    contour(course('172,520 178,460 204,408 246,372 306,345 344,339 384,343 412,335'), INK, {
      from: 0.05,
      to: 0.8,
    }),
    contour(course('430,376 404,382 374,404 346,444 322,500 300,542 284,562'), INK, { length: 14 }),
    contours(toesAloft({ at: [544, 266], turn: -40 }), INK),
    head.jaw!(INK),
    shape(outline('474,300! 470,311 475,320 484,317 486,304!').d, {
      fill: INK.nose,
      stroke: INK.contour,
      width: 1,
    }),
    head.face(INK),
  ].join('');
}

export const virgo: SignCat = {
  floor: FLOOR,
  stars: { at: [300, 400], scale: 10.8, turn: 150 },
  body: [torso, neck, head.skull, raised, farFoot, fore],
  draw,
};
