import { startTransition, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { WheelHighlight } from '../../art/drawing/chart-wheel/highlight.ts';
import { CHART_WHEEL_SIZE } from '../../art/drawing/chart-wheel/shape.ts';
import type { ChartAnswer } from '../../contract/chart.ts';
import { classes } from '../ui/classes.ts';
import type { ReportFront } from './front.ts';
import styles from './side-wheel.module.css';
import { useIsWide } from './use-is-wide.ts';
import type { wheelDrawing } from './wheel-drawing.ts';

/** From this width on the wheel stands beside the text; over it there is room for a small one. */
const SIDE_BY_SIDE = 1000;
const KINDS = { wide: 'phone', narrow: 'mini' } as const;
const VIEW = `0 0 ${CHART_WHEEL_SIZE} ${CHART_WHEEL_SIZE}`;

/** Asked for like this, the code that draws is no part of what a browser loads with the page. */
const stillWheel = import.meta.env.SSR ? (await import('./still-wheel.ts')).stillWheel : () => '';

interface StillProps {
  chart: ChartAnswer;
  label: string;
}

/**
 * Only the server draws it, at both sizes: the browser keeps the markup that came, since drawing it once more held a slow
 * phone for a quarter of a second.
 */
function KeptWheel({ chart, label, at }: StillProps & { at: keyof typeof KINDS }): ReactNode {
  return (
    <svg
      className={classes(styles.wheel, styles[at])}
      viewBox={VIEW}
      fill="none"
      role="img"
      aria-label={label}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: stillWheel(chart, KINDS[at]) }}
    />
  );
}

function StillWheel({ front: { chart, wheels }, label }: { front: ReportFront; label: string }): ReactNode {
  if (!wheels)
    return (
      <>
        <KeptWheel chart={chart} label={label} at="wide" />
        <KeptWheel chart={chart} label={label} at="narrow" />
      </>
    );
  return (
    <picture>
      <source media={`(min-width: ${SIDE_BY_SIDE}px)`} srcSet={wheels.phone} />
      <img src={wheels.mini} width={CHART_WHEEL_SIZE} height={CHART_WHEEL_SIZE} alt={label} />
    </picture>
  );
}

type Draw = typeof wheelDrawing;

/** The code that draws comes when there is first something to point at; without it the wheel stays as it is. */
function useDraw(isWanted: boolean): Draw | undefined {
  const [draw, setDraw] = useState<Draw>();
  useEffect(() => {
    if (!isWanted) return;
    import('./wheel-drawing.ts').then(
      (code) => startTransition(() => setDraw(() => code.wheelDrawing)),
      console.error,
    );
  }, [isWanted]);
  return draw;
}

interface DrawnWheelProps extends StillProps {
  draw: Draw;
  highlight: WheelHighlight | undefined;
}

function DrawnWheel({ draw, chart, highlight, label }: DrawnWheelProps): ReactNode {
  const kind = useIsWide(SIDE_BY_SIDE) ? KINDS.wide : KINDS.narrow;
  const { definitions, parts } = useMemo(() => draw(chart, kind, highlight), [draw, chart, kind, highlight]);
  return (
    <svg className={styles.wheel} viewBox={VIEW} fill="none" role="img" aria-label={label}>
      <defs dangerouslySetInnerHTML={{ __html: definitions }} />
      {parts.map(({ svg, opacity }, index) => (
        <g key={index} opacity={opacity} className={styles.part} dangerouslySetInnerHTML={{ __html: svg }} />
      ))}
    </svg>
  );
}

interface SideWheelProps {
  front: ReportFront;
  highlight: WheelHighlight | undefined;
}

/** Still until a paragraph is read; then what it is about is lit. */
export function SideWheel({ front, highlight }: SideWheelProps): ReactNode {
  const draw = useDraw(highlight !== undefined);
  const label = `${front.name}’s birth chart as a wheel; the table of positions says the same in words`;
  return draw ? (
    <DrawnWheel draw={draw} chart={front.chart} highlight={highlight} label={label} />
  ) : (
    <StillWheel front={front} label={label} />
  );
}
