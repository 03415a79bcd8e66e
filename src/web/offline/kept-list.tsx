import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { monthDay } from '../../domain/calendar/written-date.ts';
import type { GlyphName } from '../../art/drawing/glyphs.ts';
import type { KeptRow } from '../../domain/offline/kept-rows.ts';
import { deviceDate } from '../shell/device-date.ts';
import { wallDate, wallTime } from '../shell/wall-time.ts';
import { CoinDisc } from '../ui/coin.tsx';
import { Glyph } from '../ui/glyph.tsx';
import styles from './offline-page.module.css';

const GLYPHS: readonly [RegExp, GlyphName][] = [
  [/^\/tarot/, 'card'],
  [/^\/quotes/, 'quote'],
  [/^\/archive/, 'calendar'],
];

/** "saved 7:58 AM", and on another day "saved November 12". */
function savedAt(keptAtMs: number): string {
  const date = wallDate(keptAtMs, true);
  const isToday = date === deviceDate(new Date());
  return `saved ${isToday ? wallTime(keptAtMs, true) : monthDay(date)}`;
}

function Mark({ sign, to }: KeptRow): ReactNode {
  if (sign) return <CoinDisc sign={sign} size="small" />;
  const [, glyph = 'moon-star'] = GLYPHS.find(([path]) => path.test(to)) ?? [];
  return (
    <span className={styles.mark} aria-hidden="true">
      <Glyph name={glyph} size={20} />
    </span>
  );
}

/** Everything the device can show without a connection. */
export function KeptList({ rows }: { rows: readonly KeptRow[] }): ReactNode {
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.to}>
          <Link to={row.to} reloadDocument={row.isWhole} className={styles.row}>
            <Mark {...row} />
            <span>
              <span className={styles.name}>{row.title}</span>
              <span className={styles.note}>{row.note ?? savedAt(row.keptAtMs)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
