import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DeskWeek } from '../../../../contract/desk-channel-week.ts';
import { addDays } from '../../../../domain/calendar/civil-date.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Glyph } from '../../../ui/glyph.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { weekCall } from '../calls.ts';
import { spanWords } from '../channel-times.ts';
import styles from './week-head.module.css';
import { allCounts, fillWords, shortCounts } from './week-words.ts';

const weekPage = (from: string): string => `/admin/week?from=${from}`;

/** The week's span between the ways to the one before and the one after. */
function Span({ week: { from, to, today } }: { week: DeskWeek }): ReactNode {
  const isThisWeek = today >= from && today <= to;
  return (
    <span className={styles.span}>
      <Link to={weekPage(addDays(from, -7))} className={styles.step} aria-label="The week before">
        <Glyph name="chevron-left" size={18} weight={1.8} />
      </Link>
      <span>{spanWords(from, to)}</span>
      <Link to={weekPage(addDays(from, 7))} className={styles.step} aria-label="The week after">
        <Glyph name="chevron-right" size={18} weight={1.8} />
      </Link>
      {!isThisWeek && (
        <Link to="/admin/week" className={styles.back}>
          This week
        </Link>
      )}
    </span>
  );
}

/** Files of the week, as far as there is anything to hand out. */
export function WeekFiles({ week: { from } }: { week: DeskWeek }): ReactNode {
  return (
    <>
      <ButtonLink kind="line" glyph="download" reloadDocument to={weekCall('zip', from)}>
        Zip
      </ButtonLink>
      <ButtonLink kind="line" glyph="download" reloadDocument to={weekCall('pins.csv', from)}>
        Pins CSV
      </ButtonLink>
    </>
  );
}

interface WeekHeadProps {
  week: DeskWeek | undefined;
  isWide: boolean;
  busy: 'fill' | 'ready' | null;
  onFill: () => void;
  onReady: () => void;
}

function Presses({ week, isWide, busy, onFill, onReady }: WeekHeadProps & { week: DeskWeek }): ReactNode {
  const { empty, draft } = week.counts;
  return (
    <div className={styles.presses}>
      <div className={styles.buttons}>
        {isWide && <WeekFiles week={week} />}
        {draft > 0 && (
          <Button kind={empty > 0 ? 'line' : 'primary'} disabled={busy !== null} onClick={onReady}>
            {busy === 'ready' ? 'Checking…' : draft === 1 ? 'Make it ready' : `Make ${draft} ready`}
          </Button>
        )}
        {empty > 0 && (
          <Button glyph="star4" className={styles.fill} disabled={busy !== null} onClick={onFill}>
            {busy === 'fill' ? 'Filling…' : 'Fill my week'}
          </Button>
        )}
      </div>
      {empty > 0 && (
        <p className={styles.hint}>
          {isWide ? fillWords(week.counts) : 'Drafts only. You approve each one.'}
        </p>
      )}
    </div>
  );
}

export function WeekHead(props: WeekHeadProps): ReactNode {
  const { week, isWide } = props;
  return (
    <div className={styles.head}>
      <PageHead title="The Week" above={week ? <Span week={week} /> : 'Channels'}>
        {week && (isWide ? allCounts(week.counts) : shortCounts(week.counts))}
      </PageHead>
      {week && <Presses {...props} week={week} />}
    </div>
  );
}
