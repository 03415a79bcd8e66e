import type { ReactNode } from 'react';
import type { DeskToday } from '../../../contract/desk-today.ts';
import { shortDay } from '../../../domain/calendar/written-date.ts';
import styles from './backup-scale.module.css';

type BackupDay = DeskToday['backups']['days'][number];

const WIDTH = 360;
const LEFT = 10;
const MARK_Y = 14;
const LINE_Y = 28;
const WEEK = 7;

const lozenge = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}l${r} ${r}l${-r} ${r}l${-r} ${-r}z`;

function Mark({ x, state }: { x: number; state: BackupDay['state'] }): ReactNode {
  if (state === 'none') return <circle className={styles.none} cx={x} cy={MARK_Y} r="1.2" />;
  return (
    <>
      {state === 'proven' && <circle className={styles.ring} cx={x} cy={MARK_Y} r="8.5" />}
      <path className={state === 'missed' ? styles.missed : styles.made} d={lozenge(x, MARK_Y, 4)} />
    </>
  );
}

/** One lozenge a night: filled when made, in a ring when restored and compared, hollow when missed. */
export function BackupScale({ days }: { days: readonly BackupDay[] }): ReactNode {
  const step = (WIDTH - 2 * LEFT) / Math.max(days.length - 1, 1);
  const x = (index: number): number => Math.round((LEFT + index * step) * 10) / 10;
  const isLong = (index: number): boolean => (days.length - 1 - index) % WEEK === 0;
  const ticks = days.map((_, index) => `M${x(index)} ${LINE_Y}v${isLong(index) ? 9 : 5}`);
  const last = days.length - 1;
  return (
    <svg className={styles.scale} viewBox={`0 0 ${WIDTH} 62`} aria-hidden="true" focusable="false">
      {days.map(({ date, state }, index) => (
        <Mark key={date} x={x(index)} state={state} />
      ))}
      <path className={styles.line} d={`M${LEFT} ${LINE_Y}H${WIDTH - LEFT}${ticks.join('')}`} />
      {days.map(({ date }, index) =>
        isLong(index) && index !== last ? (
          <text key={date} className={styles.day} x={x(index)} y="55" textAnchor="middle">
            {shortDay(date)}
          </text>
        ) : null,
      )}
      <path className={styles.today} d={`M${x(last)} ${LINE_Y + 1}l6 10h-12z`} />
      <text className={styles.day} x={WIDTH} y="55" textAnchor="end">
        today
      </text>
    </svg>
  );
}
