// A quarter turn in three parts, so that whole quarters are taken off without losing digits (Cody & Waite).
const QUARTERS_PER_RADIAN = 0.6366197723675814;
const QUARTER = [1.5707963267341256, 6.077100506303966e-11, 2.0222662487959506e-21] as const;
/** Added and taken away again, it leaves the nearest whole number of anything below 2⁵¹. */
const ROUNDER = 6_755_399_441_055_744;

/** As many terms as the longest sum has: angles go in, cosines and sines come out. Nothing is kept from one sum to the next. */
const MOST_TERMS = 4096;
export const angles = new Float64Array(MOST_TERMS);
export const cosines = new Float64Array(MOST_TERMS);
export const sines = new Float64Array(MOST_TERMS);

/**
 * Cosine and sine of the first `count` angles, in radians. A sky is a hundred thousand of them: taking both from one
 * reduction (polynomials of fdlibm, to the last digit or the one before) takes a third of the time of Math.cos and Math.sin,
 * and gives the same digits on every engine.
 */
export function waves(count: number): void {
  const [q1, q2, q3] = QUARTER;
  for (let i = 0; i < count; i++) {
    const angle = angles[i]!;
    const quarters = angle * QUARTERS_PER_RADIAN + ROUNDER - ROUNDER;
    const r = angle - quarters * q1 - quarters * q2 - quarters * q3;
    const z = r * r;
    const sine =
      r +
      r *
        z *
        (-0.16666666666666632 +
          z *
            (0.00833333333332249 +
              z *
                (-0.0001984126982985795 +
                  z * (2.7557313707070068e-6 + z * (-2.5050760253406863e-8 + z * 1.58969099521155e-10)))));
    const cosine =
      1 -
      z / 2 +
      z *
        z *
        (0.0416666666666666 +
          z *
            (-0.001388888888887411 +
              z *
                (2.480158728947673e-5 +
                  z * (-2.7557314351390663e-7 + z * (2.087572321298175e-9 + z * -1.1359647557788195e-11)))));
    // Which of the two it is, and its sign, by multiplication: quarters come at random, and a branch would be guessed wrong.
    const turned = quarters & 1;
    const straight = 1 - turned;
    cosines[i] = (cosine * straight + sine * turned) * (1 - ((quarters + 1) & 2));
    sines[i] = (sine * straight + cosine * turned) * (1 - (quarters & 2));
  }
}
