import type { ReactNode } from 'react';
import { addDays } from '../../domain/calendar/civil-date.ts';
import { clearStretch, scaleTicks } from '../../domain/drawing/strip.ts';
import { weekdayName } from '../../domain/forecast/period.ts';
import { signOf } from '../../domain/zodiac/signs.ts';
import { Glyph } from '../ui/glyph.tsx';
import { Hangings, hangChanges, hangingsHeight, STRIP_WIDTH } from './hangings.tsx';
import { MoonDisc } from './pendant.tsx';
import styles from './strip.module.css';
import type { StripProps } from './strip.tsx';

const START = 4;
const DAY = 149;
const END = START + 7 * DAY;
const LINE_Y = 84;
const BAND = { y: LINE_Y + 2, height: 30 };
const FOOT = BAND.y + BAND.height;

const xOf = (place: number): number => START + place * DAY;
const TICKS = scaleTicks(
  84,
  (index) => xOf(index / 12),
  LINE_Y,
  (index) => (index % 12 === 0 ? 30 : index % 6 === 0 ? 12 : index % 3 === 0 ? 9 : 5),
);
const RULES = Array.from({ length: 4 }, (_, index) => `M${START} ${BAND.y + 6 * (index + 1)}H${END}`).join(
  '',
);

function Days({ from, today, moon }: StripProps): ReactNode {
  return Array.from({ length: 7 }, (_, index) => {
    const date = addDays(from, index);
    return (
      <g key={date}>
        {date === today && <rect className={styles.today} x={xOf(index)} y={0} width={DAY} height={LINE_Y} />}
        <text className={styles.weekday} x={xOf(index) + 10} y={20}>
          {weekdayName(date, 'short')}
        </text>
        <text className={styles.figure} x={xOf(index) + 10} y={45}>
          {Number(date.slice(8))}
        </text>
        <MoonDisc elongation={moon.days[index]!.elongation} x={xOf(index) + 122} y={35} r={11} />
      </g>
    );
  });
}

/** The Moon's sign as a ruled band; its name slides to where no thread crosses. */
function MoonBand({
  moon,
  placeOf,
  threads,
}: Pick<StripProps, 'moon' | 'placeOf'> & { threads: number[] }): ReactNode {
  const places = moon.signs.map(({ from }) => xOf(Math.max(0, placeOf(from))));
  const middle = BAND.y + BAND.height / 2;
  return (
    <>
      <rect className={styles.band} x={START} y={BAND.y} width={END - START} height={BAND.height} />
      <path className={styles.ruled} d={RULES} />
      {moon.signs.map(({ sign, from }, index) => {
        const [start, end] = [places[index]!, Math.min(END, places[index + 1] ?? END)];
        if (end <= start) return null;
        const { name } = signOf(sign);
        const stretch = clearStretch(start, end, threads);
        const whole = 28 + name.length * 8;
        const isWhole = stretch.width > whole + 16;
        const x = stretch.middle - (isWhole ? whole / 2 : 8);
        return (
          <g key={from}>
            {start > START && <path className={styles.border} d={`M${start} ${BAND.y}v${BAND.height}`} />}
            {stretch.width > 20 && (
              <Glyph name={sign} size={17} x={x} y={middle - 8.5} className={styles.moonSign} />
            )}
            {isWhole && (
              <text className={styles.bandName} x={x + 25} y={middle + 5.5}>
                {name}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

/** The week as a lying scale: seven days, a tick each two hours, what happens hung below. */
export function WeekStrip(props: StripProps): ReactNode {
  const { changes, now } = props;
  const hung = hangChanges(changes, xOf);
  const height = hangingsHeight(FOOT, changes.length);
  return (
    <svg className={styles.wide} viewBox={`0 0 ${STRIP_WIDTH} ${height}`} fill="none" aria-hidden="true">
      <Days {...props} />
      <MoonBand {...props} threads={hung.map(({ trueAt }) => trueAt)} />
      <path className={styles.ticks} d={TICKS} />
      <path className={styles.line} d={`M${START} ${LINE_Y}H${END}`} />
      <path className={styles.after} d={`M${END + 6} ${LINE_Y}H${STRIP_WIDTH - 4}`} />
      {now !== null && <path className={styles.pointer} d={`M${xOf(now) - 7} ${LINE_Y - 11}h14l-7 11z`} />}
      <Hangings changes={changes} hung={hung} top={LINE_Y} foot={FOOT} />
    </svg>
  );
}
