import { contour, contours, joined } from './body.ts';
import { course, outline } from './curve.ts';
import { frontHead } from './heads.ts';
import { NIGHT_CAT as INK } from './inks.ts';
import { limb, tail } from './limb.ts';
import { SEATED_FLOOR, type SignCat } from './sign-cat.ts';

const FLOOR = 540;
const head = frontHead({ at: [462, 480], scale: 0.92, turn: 95 });
const torso = outline(
  '424,424 392,400 350,386 300,380 250,386 206,406 176,442 166,488 180,524 214,539 300,540 390,538 430,524 446,480',
);
const hind = limb('228,450 256,394 232,346 208,300', [116, 74, 42, 34]);
const farHind = limb('196,440 186,380 156,340 134,296', [90, 58, 38, 32]);
const fore = limb('400,440 408,384 400,338 376,324', [76, 46, 34, 32]);
const farFore = limb('362,420 352,370 338,336 316,334', [66, 44, 32, 30]);
const tailTube = tail('206,516 150,504 91,474 62,430 70,384', 36, 24);

function draw(): string {
  return [
    joined('tail', [tailTube], INK),
    joined('far', [farHind, farFore], INK),
    joined('cat', [torso, hind, fore, head.skull], INK),
    contour(course('290,440 292,400 270,372'), INK, {}),
    contours([course('372,438 380,400')], INK),
    head.face(INK),
  ].join('');
}
void SEATED_FLOOR;

export const cancer: SignCat = {
  floor: FLOOR,
  stars: { at: [300, 450], scale: 19, turn: 112 },
  body: [torso, hind, fore, head.skull, tailTube],
  draw,
};
