import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { signOf, type SignKey } from '../../domain/zodiac/signs.ts';
import { Glyph } from '../ui/glyph.tsx';
import styles from './chart-line.module.css';

/** A sign is the Sun alone: the way to the rest of a chart, and to the book about it. */
export function ChartLine({ sign }: { sign: SignKey }): ReactNode {
  return (
    <p className={styles.line}>
      <Glyph name="compass" size={20} className={styles.glyph} />
      <span>
        {signOf(sign).name} is where your Sun stood. There are nine more to read, and a sign that was rising.{' '}
        <Link to="/birth-chart">Draw your birth chart</Link>, free, or look into the{' '}
        <Link to="/personal-destiny-report">Personal Destiny Report</Link>.
      </span>
    </p>
  );
}
