import type { ReactNode } from 'react';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import { BRIGHTEST_STARS } from '../../domain/zodiac/brightest-stars.ts';
import { DAILY_LEAD } from '../../domain/pages/forecast-pages.ts';
import { signOf, type SignKey } from '../../domain/zodiac/signs.ts';
import { DateLine } from '../shell/page-head.tsx';
import { useToday } from '../shell/today.tsx';
import styles from './sign-head.module.css';

/** The drawing carries no letters: the name of its brightest star is set over it. */
function StarName({ sign }: { sign: SignKey }): ReactNode {
  const { name, xPercent, yPercent } = BRIGHTEST_STARS[sign];
  return (
    <svg className={styles.star} viewBox="0 0 400 400" aria-hidden="true">
      <text x={xPercent * 4} y={yPercent * 4 + 3.5}>
        {name}
      </text>
    </svg>
  );
}

/** The day's ring round the sign's own stars. */
export function SignRing({ sign, date }: { sign: SignKey; date: CivilDate }): ReactNode {
  return (
    <div className={styles.ring}>
      <img src={`/sky-art/ring-${sign}-${date}.svg`} width={400} height={400} alt="" fetchPriority="high" />
      <StarName sign={sign} />
    </div>
  );
}

/** The ring, today's date, the sign's name, its dates, and what stands below. */
export function SignHead({ sign }: { sign: SignKey }): ReactNode {
  const { name, symbol, dateRange, element, rulingPlanet } = signOf(sign);
  const today = useToday();
  return (
    <header className={styles.head}>
      <SignRing sign={sign} date={today} />
      <DateLine className={styles.today} />
      <h1 className={styles.name}>{name}</h1>
      <p className={styles.dates}>
        <span className={styles.symbol}>{symbol} </span>
        {dateRange}
      </p>
      <p className={styles.facts}>
        Element <b>{element}</b> <span className={styles.gap} /> Ruler <b>{rulingPlanet}</b>
      </p>
      <p className={styles.description}>{DAILY_LEAD}</p>
    </header>
  );
}
