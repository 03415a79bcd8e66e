import type { ReactNode } from 'react';
import { signOf, type SignKey } from '../../domain/zodiac/signs.ts';
import { useToday } from '../shell/today.tsx';
import styles from './sign-head.module.css';

/** The day's ring round the sign's own stars, its name and its dates. */
export function SignHead({ sign }: { sign: SignKey }): ReactNode {
  const { name, symbol, dateRange, element, rulingPlanet } = signOf(sign);
  const today = useToday();
  return (
    <header className={styles.head}>
      <img
        className={styles.ring}
        src={`/sky-art/ring-${sign}-${today}.svg`}
        width={400}
        height={400}
        alt=""
      />
      <h1 className={styles.name}>{name}</h1>
      <p className={styles.dates}>
        <span className={styles.symbol}>{symbol} </span>
        {dateRange}
      </p>
      <p className={styles.facts}>
        Element <b>{element}</b> <span className={styles.gap} /> Ruler <b>{rulingPlanet}</b>
      </p>
    </header>
  );
}
