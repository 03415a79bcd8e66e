import { useMemo, type ReactNode } from 'react';
import type { WheelHighlight } from '../../art/drawing/chart-wheel/highlight.ts';
import { wheelLayout } from '../../art/drawing/chart-wheel/layout.ts';
import { CHART_WHEEL_SIZE, type ChartWheelKind } from '../../art/drawing/chart-wheel/shape.ts';
import { drawWheel } from '../../art/drawing/chart-wheel/wheel.ts';
import type { PaletteName } from '../../art/drawing/chart-wheel/palette.ts';
import type { ChartAnswer } from '../../contract/chart.ts';
import styles from './wheel-slot.module.css';

interface WheelSlotProps {
  /** Named by hand, it is the same on the server and in the browser. */
  id: string;
  chart: ChartAnswer;
  /** What the text beside it speaks of. */
  highlight?: WheelHighlight | undefined;
  /** What is seen, in words. */
  label: string;
  kind?: ChartWheelKind;
  palette?: PaletteName;
}

/** The chart's wheel to look at, without the means to walk around it. */
export function WheelSlot({
  id,
  chart,
  highlight,
  label,
  kind = 'wide',
  palette = 'night',
}: WheelSlotProps): ReactNode {
  // The smallest has room only for what is meant.
  const named = kind === 'mini' ? highlight : undefined;
  const layout = useMemo(() => wheelLayout(chart, kind, named), [chart, kind, named]);
  const drawn = drawWheel(layout, { id, palette, ...(highlight && { highlight }) });
  return (
    <svg
      className={styles.wheel}
      viewBox={`0 0 ${CHART_WHEEL_SIZE} ${CHART_WHEEL_SIZE}`}
      fill="none"
      role="img"
      aria-label={label}
    >
      <defs dangerouslySetInnerHTML={{ __html: drawn.definitions }} />
      {drawn.parts.map(({ svg, opacity, texts }, index) => (
        <g key={index} opacity={opacity} className={styles.part}>
          <g dangerouslySetInnerHTML={{ __html: svg }} />
          {texts.map(({ text, x, y, size, fill }) => (
            <text key={`${text} ${x}`} x={x} y={y} fontSize={size} fill={fill}>
              {text}
            </text>
          ))}
        </g>
      ))}
    </svg>
  );
}
