import type { ReactNode } from 'react';
import type { DeskPlot } from '../../../contract/desk-today.ts';
import styles from './plot.module.css';

const WIDTH = 180;
const HEIGHT = 50;
const BASE_Y = HEIGHT - 8;
const TOP_Y = 1;
const STEP = WIDTH / 30;
const BAR = 3.6;
/** A long tick each week, counted back from today. */
const WEEK = 7;

const tenth = (value: number): number => Math.round(value * 10) / 10;
const middleOf = (index: number): number => tenth((index + 0.5) * STEP);

function heightOf(value: number, most: number): number {
  return most === 0 ? 0 : tenth((value / most) * (BASE_Y - TOP_Y));
}

function Scale({ days }: { days: number }): ReactNode {
  const ticks = Array.from({ length: days }, (_, index) => {
    const isLong = (days - 1 - index) % WEEK === 0;
    return `M${middleOf(index)} ${BASE_Y}v${isLong ? 6 : 3}`;
  });
  return <path className={styles.scale} d={`M0 ${BASE_Y}H${WIDTH}${ticks.join('')}`} />;
}

function Bars({ values }: { values: readonly number[] }): ReactNode {
  const most = Math.max(...values, 0);
  return values.map((value, index) => {
    // What is anything at all is seen.
    const height = value > 0 ? Math.max(heightOf(value, most), 1.5) : 0;
    return (
      <rect
        key={index}
        className={index === values.length - 1 ? styles.today : styles.bar}
        x={tenth(middleOf(index) - BAR / 2)}
        y={tenth(BASE_Y - height)}
        width={BAR}
        height={tenth(height)}
      />
    );
  });
}

function Line({ values }: { values: readonly number[] }): ReactNode {
  const most = Math.max(...values, 0);
  const points = values.map((value, index) => `${middleOf(index)} ${tenth(BASE_Y - heightOf(value, most))}`);
  const [lastX, lastY] = points.at(-1)!.split(' ');
  return (
    <>
      <path className={styles.area} d={`M${middleOf(0)} ${BASE_Y}L${points.join('L')}L${lastX} ${BASE_Y}z`} />
      <path className={styles.line} d={`M${points.join('L')}`} />
      <circle className={styles.today} cx={lastX} cy={lastY} r="2.8" />
    </>
  );
}

/** Thirty days of one figure. The table underneath has the same in figures, so that the drawing is decoration. */
export function Plot({ label, figure, note, kind, values }: DeskPlot): ReactNode {
  const most = Math.max(...values, 0);
  return (
    <figure className={styles.plot}>
      <figcaption className={styles.caption}>
        <b>{figure}</b> {label} <i>{note}</i>
      </figcaption>
      <span className={styles.mostWords} aria-hidden="true">
        {most > 0 && `most ${most.toLocaleString('en-US')}`}
      </span>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
        {most > 0 && <path className={styles.most} d={`M0 ${TOP_Y}H${WIDTH}`} />}
        {kind === 'bars' ? <Bars values={values} /> : <Line values={values} />}
        <Scale days={values.length} />
      </svg>
    </figure>
  );
}
