import { contour, contours, joined } from './body.ts';
import { course, outline } from './curve.ts';
import { profileHead } from './heads.ts';
import { NIGHT_CAT as INK } from './inks.ts';
import { pawAhead, tail, toesAhead } from './limb.ts';
import { SEATED_FLOOR, type SignCat } from './sign-cat.ts';

const PAW = { at: [392, 424] } as const;
const head = profileHead({ at: [486, 286], scale: 1 }, 'shut');
const torso = outline(
  '56,396 52,362 74,336 116,322 180,324 250,336 330,342 396,332 440,300 500,320 522,360 516,400 496,460 456,524 400,572 334,594 286,597 220,588 150,558 98,506 68,450',
);
const tailTube = tail('84,380 46,402 38,450 58,492', 32, 24);

function draw(): string {
  return [
    joined('far-ear', [], INK, { bald: [head.farEar!] }),
    joined('cat', [torso, head.skull], INK),
    joined('tail', [tailTube], INK),
    joined('paw', [], INK, { bald: [pawAhead(PAW)] }),
    contours(toesAhead(PAW), INK),
    contour(course('140,520 120,460 140,400 200,380 250,410'), INK, {}),
    head.face(INK),
  ].join('');
}

export const capricorn: SignCat = {
  floor: SEATED_FLOOR,
  stars: { at: [280, 420], scale: 19 },
  body: [torso, head.skull],
  draw,
};
