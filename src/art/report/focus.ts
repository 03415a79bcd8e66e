import type { NatalChart } from '../../domain/natal/chart.ts';
import type { Point } from '../../domain/natal/points.ts';
import type { Body } from '../../domain/sky/bodies.ts';
import { pointOf } from '../../domain/report/margin-words.ts';
import { SIGN_KEYS, signAtLongitude, signOf, type SignKey } from '../../domain/zodiac/signs.ts';
import { ELEMENT_INK, type ElementInk } from '../drawing/ink.ts';

/** What a chapter's pictures turn around. */
export interface Focus {
  /** Null where only the sign is sure: then the sign itself is shown. */
  point: Point | null;
  longitudeDeg: number;
  sign: SignKey;
  ink: ElementInk;
}

/** Whom the pictures turn to where a point's own sign is unsure; a day cannot blur all of these. */
const STAND_INS: readonly Point[] = ['sun', 'jupiter', 'saturn', 'uranus', 'pluto'];

/** The point where its degree is sure, else its sign, else whatever stands in for it. */
export function focusOn(chart: NatalChart, point: Point): Focus {
  const sure = [point, ...STAND_INS].map((one) => pointOf(chart, one)).find((one) => one?.sign.sure)!;
  const sign = sure.sign.value;
  const ink = ELEMENT_INK[signOf(sign).element];
  if (sure.degreeSure) return { point: sure.point, longitudeDeg: sure.longitudeDeg, sign, ink };
  return { point: null, longitudeDeg: SIGN_KEYS.indexOf(sign) * 30 + 15, sign, ink };
}

/** A body whose degree may be shown. */
export interface SurePlace {
  point: Body;
  longitudeDeg: number;
}

/** Sun to Pluto, as far as their degrees are sure. */
export function surePlaces({ bodies }: NatalChart): SurePlace[] {
  return bodies.filter(({ point, degreeSure }) => point !== 'node' && degreeSure);
}

export const signAt = (longitudeDeg: number): SignKey => signAtLongitude(((longitudeDeg % 360) + 360) % 360);
