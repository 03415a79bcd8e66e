import { useState, type ReactNode } from 'react';
import type { DeskUnit } from '../../../contract/desk-content.ts';
import { addDays, isCivilDate } from '../../../domain/calendar/civil-date.ts';
import { Button } from '../../ui/button.tsx';
import type { Draft } from '../drafts/use-draft.ts';
import { dateAt, instantOf, placeOfZone, whenAt } from '../times.ts';
import { Section } from '../ui/section.tsx';
import { TextField } from '../ui/text-field.tsx';
import { HourRule } from './hour-rule.tsx';
import { publicDate, textOf } from './post-fields.ts';
import styles from './when.module.css';

const MORNING = '08:00';

interface WhenProps {
  unit: DeskUnit;
  draft: Draft;
}

/** A correction has the day on which it goes public, whatever a slow clock here says; the server dates a new post. */
function dated({ shown }: DeskUnit, { fields, setField }: Draft, atMs: number): void {
  if (shown === null) return;
  const [today, published] = [publicDate(atMs), textOf(fields, 'publishedAt')];
  setField('updatedAt', today < published ? published : today);
}

function usePublishing({ unit, draft }: WhenProps) {
  const [busy, setBusy] = useState<'schedule' | 'publish' | null>(null);
  const run = async (what: 'schedule' | 'publish', atMs: number): Promise<void> => {
    setBusy(what);
    dated(unit, draft, atMs);
    await draft.publish(what === 'publish' ? undefined : new Date(atMs).toISOString());
    setBusy(null);
  };
  return { busy, run };
}

function Scheduled({ unit: { scheduledFor }, draft }: WhenProps): ReactNode {
  const onUndo = (): void =>
    void draft.press('unschedule', {
      done: 'It waits for you again.',
      failed: 'It’s still scheduled.',
    });
  return (
    <div className={styles.scheduled}>
      <p>It goes public by itself: {whenAt(scheduledFor!)}. Change a word, and it waits for you again.</p>
      <Button kind="line" onClick={onUndo}>
        Don’t publish it then
      </Button>
    </div>
  );
}

function hintWords({ state, shown }: DeskUnit): string {
  if (state === 'hidden') return 'It’s hidden now. Publishing shows it again.';
  if (shown !== null) return 'Readers have the published text until you press one of these.';
  return 'Nothing goes public until you press one of these. After that, each change is a press, too.';
}

/** Published text changes only by an explicit press, now or for an hour that was chosen. */
export function When({ unit, draft }: WhenProps): ReactNode {
  const [date, setDate] = useState(() => addDays(dateAt(Date.now()), 1));
  const [time, setTime] = useState(MORNING);
  const { busy, run } = usePublishing({ unit, draft });
  const canSchedule = isCivilDate(date) && time !== '';
  const onSchedule = (): void => {
    if (canSchedule) void run('schedule', instantOf(date, time));
  };
  return (
    <Section title="When" note={placeOfZone()}>
      {unit.scheduledFor !== null && <Scheduled unit={unit} draft={draft} />}
      <div className={styles.when}>
        <TextField label="Day" type="date" value={date} onChange={({ target }) => setDate(target.value)} />
        <TextField label="Time" type="time" value={time} onChange={({ target }) => setTime(target.value)} />
        <HourRule date={date} time={time} />
        <Button disabled={busy !== null || !canSchedule} onClick={onSchedule}>
          {busy === 'schedule' ? 'Scheduling…' : 'Schedule'}
        </Button>
        <Button kind="line" disabled={busy !== null} onClick={() => void run('publish', Date.now())}>
          {busy === 'publish' ? 'Publishing…' : 'Publish now'}
        </Button>
      </div>
      <p className={styles.hint}>{hintWords(unit)}</p>
    </Section>
  );
}
