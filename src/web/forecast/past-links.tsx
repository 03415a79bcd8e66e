import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { archivedAddress, previousOf } from '../../domain/archive/archived.ts';
import { archiveAddress } from '../../domain/archive/calendar.ts';
import { monthLabel, weekLabel } from '../../domain/archive/labels.ts';
import { monthOf } from '../../domain/calendar/civil-date.ts';
import { periodOf, type PeriodKind } from '../../domain/forecast/period.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import { useToday } from '../shell/today.tsx';
import styles from './past-links.module.css';

/** The week or month before this one, and its days: all of it in the archive. */
export function PastLinks({ sign, kind }: { sign: SignKey; kind: PeriodKind }): ReactNode {
  const today = useToday();
  const previous = previousOf({ kind, sign, from: periodOf(kind, today).from });
  const label = kind === 'weekly' ? weekLabel : (from: string) => monthLabel(monthOf(from));
  return (
    <p className={styles.links} data-dated-text>
      {previous && <Link to={archivedAddress(previous)}>{label(previous.from)}</Link>}
      <Link to={archiveAddress(sign, monthOf(today))}>Daily readings</Link>
    </p>
  );
}
