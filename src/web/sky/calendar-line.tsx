import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Glyph } from '../ui/glyph.tsx';
import styles from './calendar-line.module.css';

/** The same dates in a calendar of one's own. */
export function CalendarLine(): ReactNode {
  return (
    <p className={styles.line}>
      <Glyph name="calendar" size={26} className={styles.glyph} />
      <span>
        Get Moon phases, sign changes and retrogrades in your own calendar:{' '}
        <a href="/sky.ics">subscribe to the sky calendar</a>. If you write software, you can{' '}
        <Link to="/api/docs">use our sky data</Link>.
      </span>
    </p>
  );
}
