import { place, type PlacedText } from '../../quote-cards/placing.ts';
import { printedLines } from '../../quote-cards/printing.ts';
import { picture, tag } from '../svg.ts';
import type { WheelChart } from './chart.ts';
import { wheelLayout } from './layout.ts';
import type { InkedText, WheelPart } from './part.ts';
import { CHART_WHEEL_SIZE, type ChartWheelKind } from './shape.ts';
import { drawWheel, type WheelOptions } from './wheel.ts';

/** Half the height of figures and capitals, in parts of their size. */
const HALF_CAPITAL = 0.325;

function setText({ text, x, y, size, fill }: InkedText): PlacedText {
  return place(text, { face: 'roman', size, fill }, 'center', x, y + size * HALF_CAPITAL);
}

/** Figures step back with what they belong to: one block of type for each opacity. */
function lettering(parts: readonly WheelPart[], ground: string): { letters: string; blocks: string } {
  const lines = parts.flatMap(({ texts, opacity }) =>
    texts.map((text) => ({ opacity, text: setText(text) })),
  );
  const type = printedLines(lines.map(({ text }) => text));
  // A rim in the color of the ground keeps figures readable where a line passes beneath them.
  const rim = { stroke: ground, 'stroke-width': 190, 'paint-order': 'stroke', 'stroke-linejoin': 'round' };
  const blocks = type.lines.map((line, i) => {
    const { opacity } = lines[i]!;
    return opacity === 1 ? line : tag('g', { opacity }, line);
  });
  return { letters: type.letters, blocks: tag('g', rim, blocks.join('')) };
}

/** The wheel as a file of its own: its letters are outlines, so that it needs no font. */
export function wheelSvg(chart: WheelChart, options: WheelOptions & { kind?: ChartWheelKind } = {}): string {
  const { kind = 'wide', highlight } = options;
  const { definitions, parts, palette } = drawWheel(wheelLayout(chart, kind, highlight), options);
  const { letters, blocks } = lettering(parts, palette.ground);
  const shown = parts.map(({ svg, opacity }) => (opacity === 1 ? svg : tag('g', { opacity }, svg)));
  return picture(
    CHART_WHEEL_SIZE,
    CHART_WHEEL_SIZE,
    tag('defs', {}, definitions + letters),
    shown.join(''),
    blocks,
  );
}
