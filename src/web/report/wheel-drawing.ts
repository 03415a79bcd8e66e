import type { WheelHighlight } from '../../art/drawing/chart-wheel/highlight.ts';
import { wheelLayout } from '../../art/drawing/chart-wheel/layout.ts';
import type { InkedText } from '../../art/drawing/chart-wheel/part.ts';
import type { ChartWheelKind } from '../../art/drawing/chart-wheel/shape.ts';
import { drawWheel } from '../../art/drawing/chart-wheel/wheel.ts';
import { tag } from '../../art/drawing/svg.ts';
import type { ChartAnswer } from '../../contract/chart.ts';

interface WheelDrawing {
  definitions: string;
  /** In the order in which they lie on each other. */
  parts: readonly { opacity: number; svg: string }[];
}

function lettered({ text, x, y, size, fill }: InkedText): string {
  return tag('text', { x, y, 'font-size': size, fill }, text);
}

/** The chart's wheel to look at, with what the text beside it speaks of. */
export function wheelDrawing(
  chart: ChartAnswer,
  kind: ChartWheelKind,
  highlight?: WheelHighlight,
): WheelDrawing {
  // The smallest has room only for what is meant.
  const layout = wheelLayout(chart, kind, kind === 'mini' ? highlight : undefined);
  const { definitions, parts } = drawWheel(layout, {
    id: `side-wheel-${kind}`,
    ...(highlight && { highlight }),
  });
  return {
    definitions,
    parts: parts.map(({ opacity, svg, texts }) => ({ opacity, svg: svg + texts.map(lettered).join('') })),
  };
}
