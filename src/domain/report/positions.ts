import type { NatalChart } from '../natal/chart.ts';
import type { NatalBody, NatalPoint, Point } from '../natal/points.ts';
import { degreeText, dignityText, listText, pointLabel, signName } from './margin-words.ts';

/** A line of the table of positions; null is what is unsure or does not exist. */
export interface PositionRow {
  point: Point;
  label: string;
  /** "Scorpio", "Cancer or Leo" */
  sign: string;
  /** "10°18′", "about 10°" */
  degree: string | null;
  house: number | null;
  retrograde: boolean | null;
  /** "its own sign" */
  dignity: string | null;
}

function rowOf(own: NatalPoint): Omit<PositionRow, 'house' | 'retrograde' | 'dignity'> {
  return {
    point: own.point,
    label: pointLabel(own.point),
    sign: listText(own.sign.possible.map(signName), 'or'),
    degree: degreeText(own),
  };
}

function bodyRow(own: NatalBody): PositionRow {
  const { house, retrograde, dignity } = own;
  return {
    ...rowOf(own),
    house: house?.sure ? house.value : null,
    // The mean node always goes backward.
    retrograde: own.point !== 'node' && retrograde.sure ? retrograde.value : null,
    dignity: dignity.sure && dignity.value ? dignityText(dignity.value) : null,
  };
}

/** Sun to node, and the angles where the hour is known. */
export function positionRows({ bodies, ascendant, midheaven }: NatalChart): PositionRow[] {
  const angles = [ascendant, midheaven].filter((angle) => angle !== null);
  return [
    ...bodies.map(bodyRow),
    ...angles.map((angle) => ({ ...rowOf(angle), house: null, retrograde: null, dignity: null })),
  ];
}
