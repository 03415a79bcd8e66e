import type { ReactNode } from 'react';
import type { Stretch } from '../../domain/preferences/daylight.ts';
import styles from './day-rule.module.css';

const WIDTH = 360;
const LEFT = 6;
const SPAN = WIDTH - 2 * LEFT;
const LINE_Y = 30;

function xOf(minute: number): number {
  return Math.round((LEFT + (minute / 1440) * SPAN) * 10) / 10;
}

function tickHeight(hour: number): number {
  if (hour % 6 === 0) return 15;
  return hour % 3 === 0 ? 11 : 7;
}

const TICKS = Array.from(
  { length: 25 },
  (_, hour) => `M${xOf(hour * 60)} ${LINE_Y}v-${tickHeight(hour)}`,
).join('');

interface DayRuleProps {
  /** Minutes since midnight of the chosen time. */
  minute: number;
  daylight: readonly Stretch[];
}

/** The day from midnight to midnight: daylight beneath the line, the pointer at the chosen time. */
export function DayRule({ minute, daylight }: DayRuleProps): ReactNode {
  return (
    <div className={styles.rule} aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} 40`} focusable="false">
        <rect className={styles.night} x={LEFT} y={LINE_Y} width={SPAN} height="6" />
        {daylight.map(([from, to]) => (
          <rect
            key={from}
            className={styles.day}
            x={xOf(from)}
            y={LINE_Y}
            width={xOf(to) - xOf(from)}
            height="6"
          />
        ))}
        <path className={styles.ticks} d={`${TICKS}M${LEFT} ${LINE_Y}h${SPAN}`} />
        <path className={styles.pointer} d={`M${xOf(minute)} ${LINE_Y - 1}l-8 -13h16z`} />
      </svg>
      <div className={styles.hours}>
        <span>12</span>
        <span>6</span>
        <span>noon</span>
        <span>6</span>
        <span>12</span>
      </div>
    </div>
  );
}
