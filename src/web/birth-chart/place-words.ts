import type { BirthChartAnswer } from '../../contract/chart.ts';
import { ordinalText } from './ordinal-text.ts';
import { signOf, type SignKey } from '../../domain/zodiac/signs.ts';
import { degreeText } from '../sky/formats.ts';

type ChartBody = BirthChartAnswer['bodies'][number];

/** Half a minute of arc: what is surer is told to the minute. */
const MINUTE_SURE_DEG = 1 / 120;

/** "Libra or Scorpio" */
export function signsText(signs: readonly SignKey[]): string {
  return signs.map((sign) => signOf(sign).name).join(' or ');
}

/** "10°18′", "about 10°", or nothing where even a degree would be a guess. */
export function placeText({ degree, margin }: Pick<ChartBody, 'degree' | 'margin'>): string {
  if (degree === null) return '';
  return margin <= MINUTE_SURE_DEG ? degreeText(degree) : `about ${Math.min(29, Math.round(degree))}°`;
}

/** How far a place can be trusted, as told by the time: "sure", "±0.5°", "depends on the time". */
export function surenessText({ sign, degree, margin }: ChartBody): string {
  if (sign === null) return 'depends on the time';
  if (degree === null) return 'sign only';
  if (margin <= MINUTE_SURE_DEG) return 'sure';
  return margin < 0.1 ? 'within 0.1°' : `±${margin.toFixed(1)}°`;
}

export const houseText = (house: number | null): string => (house === null ? '' : ordinalText(house));
