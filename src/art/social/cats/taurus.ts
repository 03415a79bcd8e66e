import { contour, contours, joined } from './body.ts';
import { course, outline } from './curve.ts';
import { frontHead } from './heads.ts';
import { NIGHT_CAT as INK } from './inks.ts';
import { limb, pawAhead, tail, toesAhead } from './limb.ts';
import { SEATED_FLOOR, type SignCat } from './sign-cat.ts';

const LEFT = { at: [286, SEATED_FLOOR] } as const;
const RIGHT = { at: [358, SEATED_FLOOR] } as const;
const head = frontHead({ at: [322, 202], scale: 1.1, turn: -4 });
const torso = outline(
  '272,240 240,290 216,360 198,430 174,490 162,550 174,596 220,611 322,612 424,611 470,596 482,550 470,490 446,430 428,360 404,290 372,240',
);
const legs = [
  limb('284,390 280,480 284,560 286,592', [84, 60, 44, 42]),
  limb('360,390 364,480 360,560 358,592', [84, 60, 44, 42]),
];
const tailTube = tail('440,590 500,600 508,630 460,640 400,632', 34, 24);

function draw(): string {
  return [
    joined('cat', [torso, ...legs, head.skull], INK, { bald: [pawAhead(LEFT), pawAhead(RIGHT)] }),
    joined('tail', [tailTube], INK),
    contours([...toesAhead(LEFT), ...toesAhead(RIGHT)], INK),
    contour(course('250,420 256,500 262,560 264,600'), INK, {}),
    contour(course('322,450 318,530 318,600'), INK, {}),
    contour(course('394,420 388,500 382,560 380,600'), INK, {}),
    head.face(INK),
  ].join('');
}

export const taurus: SignCat = {
  floor: SEATED_FLOOR,
  stars: { at: [290, 340], scale: 13.6, turn: 60 },
  body: [torso, ...legs, head.skull],
  draw,
};
