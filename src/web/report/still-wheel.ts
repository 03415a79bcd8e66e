import type { ChartWheelKind } from '../../art/drawing/chart-wheel/shape.ts';
import { tag } from '../../art/drawing/svg.ts';
import type { ChartAnswer } from '../../contract/chart.ts';
import { wheelDrawing } from './wheel-drawing.ts';

/** All of a wheel as markup, for where nothing in it will change. */
export function stillWheel(chart: ChartAnswer, kind: ChartWheelKind): string {
  const { definitions, parts } = wheelDrawing(chart, kind);
  return tag('defs', {}, definitions) + parts.map(({ opacity, svg }) => tag('g', { opacity }, svg)).join('');
}
