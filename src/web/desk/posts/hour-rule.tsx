import type { ReactNode } from 'react';
import { daylight } from '../../../domain/preferences/daylight.ts';
import { isCivilDate, type CivilDate } from '../../../domain/calendar/civil-date.ts';
import { deskSite } from '../site.ts';
import styles from './hour-rule.module.css';

const WIDTH = 304;
const MARGIN = 2;
const DAY_MINUTES = 1440;
const HOURS = Array.from({ length: 25 }, (_, hour) => hour * 60);

const x = (minute: number): number => MARGIN + (minute / DAY_MINUTES) * (WIDTH - 2 * MARGIN);
const tick = (minute: number): number => (minute % 360 === 0 ? 13 : minute % 180 === 0 ? 9 : 6);

interface HourRuleProps {
  date: CivilDate;
  /** "08:00" */
  time: string;
}

/** The chosen hour on its day, whose daylight is drawn beneath: the fields beside it say the same in words. */
export function HourRule({ date, time }: HourRuleProps): ReactNode {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const at = x(hours * 60 + minutes);
  const light = isCivilDate(date) ? (daylight(date, deskSite().timeZone) ?? []) : [];
  return (
    <svg className={styles.rule} viewBox={`0 0 ${WIDTH} 44`} aria-hidden="true" focusable="false">
      {light.map(([from, to]) => (
        <rect key={from} className={styles.daylight} x={x(from)} y="21" width={x(to) - x(from)} height="5" />
      ))}
      <path className={styles.line} d={HOURS.map((minute) => `M${x(minute)} 20v-${tick(minute)}`).join('')} />
      <path className={styles.line} d={`M0 20.5H${WIDTH}`} />
      <path className={styles.hand} d={`M${at} 14l-6 -11h12z`} />
      <text className={styles.noon} x={x(DAY_MINUTES / 2)} y="40" textAnchor="middle">
        noon
      </text>
    </svg>
  );
}
