import { useId, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { WheelChart } from '../../art/drawing/chart-wheel/chart.ts';
import type { WheelHighlight } from '../../art/drawing/chart-wheel/highlight.ts';
import { wheelLayout } from '../../art/drawing/chart-wheel/layout.ts';
import type { WheelMark, WheelPart } from '../../art/drawing/chart-wheel/part.ts';
import { CHART_WHEEL_SIZE, type ChartWheelKind } from '../../art/drawing/chart-wheel/shape.ts';
import { drawWheel, type DrawnWheel } from '../../art/drawing/chart-wheel/wheel.ts';
import type { Point } from '../../domain/natal/points.ts';
import { WheelLegend } from './wheel-legend.tsx';
import { litWith, markWords, pointsAround, shortWords, wheelDescription } from './wheel-words.ts';
import styles from './wheel.module.css';

const WIDE = '(min-width: 700px)';

function listenToWidth(changed: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** A phone's wheel is a drawing of its own; the server does not know, and draws the wide one. */
function useKind(): ChartWheelKind {
  const isWide = useSyncExternalStore(
    listenToWidth,
    () => window.matchMedia(WIDE).matches,
    () => true,
  );
  return isWide ? 'wide' : 'phone';
}

function Part({ part, onPoint }: { part: WheelPart; onPoint: (mark: WheelMark) => void }): ReactNode {
  const { mark, opacity, svg, texts, spot } = part;
  return (
    <g className={styles.part} opacity={opacity}>
      <g dangerouslySetInnerHTML={{ __html: svg }} />
      {texts.map(({ text, x, y, size, fill }) => (
        <text key={`${text} ${x}`} x={x} y={y} fontSize={size} fill={fill}>
          {text}
        </text>
      ))}
      {mark && spot && (
        <circle
          className={styles.spot}
          cx={spot.x}
          cy={spot.y}
          r={spot.r}
          onPointerEnter={() => onPoint(mark)}
        />
      )}
    </g>
  );
}

const keyOf = (part: WheelPart, index: number): string =>
  part.mark ? JSON.stringify(part.mark) : `${index}`;

interface DrawingProps {
  drawn: DrawnWheel;
  label: string;
  description: string;
  onPoint: (mark: WheelMark | null) => void;
}

function Drawing({ drawn, label, description, onPoint }: DrawingProps): ReactNode {
  const describedBy = useId();
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${CHART_WHEEL_SIZE} ${CHART_WHEEL_SIZE}`}
      fill="none"
      role="img"
      aria-label={label}
      aria-describedby={describedBy}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onPoint(null)}
    >
      <desc id={describedBy}>{description}</desc>
      <defs dangerouslySetInnerHTML={{ __html: drawn.definitions }} />
      {drawn.parts.map((part, index) => (
        <Part key={keyOf(part, index)} part={part} onPoint={onPoint} />
      ))}
    </svg>
  );
}

interface WalkProps {
  chart: WheelChart;
  points: readonly Point[];
  onPoint: (mark: WheelMark | null) => void;
}

/** Arrow keys walk around the wheel: a slider that is seen only by its focus, so that every device can move it. */
function Walk({ chart, points, onPoint }: WalkProps): ReactNode {
  const [at, setAt] = useState(0);
  const show = (index: number): void => {
    setAt(index);
    onPoint({ kind: 'point', point: points[index]! });
  };
  return (
    <input
      type="range"
      className={styles.walk}
      min={0}
      max={points.length - 1}
      step={1}
      value={at}
      aria-label="Walk around the wheel"
      aria-valuetext={shortWords(chart, points[at]!)}
      onChange={({ currentTarget }) => show(currentTarget.valueAsNumber)}
      onFocus={() => show(at)}
      onBlur={() => onPoint(null)}
    />
  );
}

/** What the mark says that one points at; while there is none, how the wheel is read. */
function Told({ chart, mark }: { chart: WheelChart; mark: WheelMark | null }): ReactNode {
  const words = mark && markWords(chart, mark);
  return (
    <p className={styles.told} aria-live="polite">
      {words ? (
        <>
          <b>{words.fact}.</b> {words.ties}
        </>
      ) : (
        'Touch a planet, or walk around with the arrow keys, to see what it’s tied to.'
      )}
    </p>
  );
}

export interface ChartWheelProps {
  chart: WheelChart;
  /** What the text beside the wheel speaks of. */
  highlight?: WheelHighlight;
  /** "Clara’s birth chart" */
  label: string;
  /** By the width of the window unless told. */
  kind?: ChartWheelKind;
}

/** A birth chart as a wheel to look at, to point at and to walk around; the table of positions is its text. */
export function ChartWheel({ chart, highlight, label, kind }: ChartWheelProps): ReactNode {
  const own = useKind();
  const shownKind = kind ?? own;
  const id = useId();
  const [mark, setMark] = useState<WheelMark | null>(null);
  const shown = mark ? litWith(chart, mark) : highlight;
  const named = shownKind === 'mini' ? shown : undefined;
  const layout = useMemo(() => wheelLayout(chart, shownKind, named), [chart, shownKind, named]);
  const drawn = drawWheel(layout, { id, ...(shown && { highlight: shown }) });
  const points = useMemo(() => pointsAround(chart), [chart]);
  return (
    <figure className={styles.figure}>
      <div className={styles.wheel}>
        <Walk chart={chart} points={points} onPoint={setMark} />
        <Drawing drawn={drawn} label={label} description={wheelDescription(chart)} onPoint={setMark} />
      </div>
      {shownKind !== 'mini' && (
        <figcaption>
          <Told chart={chart} mark={mark} />
          <WheelLegend aspects={chart.aspects} palette={drawn.palette} />
        </figcaption>
      )}
    </figure>
  );
}
