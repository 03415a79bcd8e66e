import { useEffect, useId, useState, type ReactNode } from 'react';
import type { PreferencesAnswer } from '../../contract/preferences.ts';
import { weekdayName } from '../../domain/calendar/written-date.ts';
import { clockText, minuteOfDay } from '../../domain/preferences/clock-text.ts';
import { daylight } from '../../domain/preferences/daylight.ts';
import { nextNotification } from '../../domain/preferences/next-notification.ts';
import { changeTime } from '../preferences/calls.ts';
import { TimeField } from '../preferences/time-field.tsx';
import { deviceZone } from '../shell/device-zone.ts';
import { useToday } from '../shell/today.tsx';
import { DayRule } from './day-rule.tsx';
import { SaveNote } from './notes.tsx';
import styles from './settings.module.css';
import { useSaving } from './use-saving.ts';

/** Who types a time passes through others: it is taken when the typing rests. */
const TYPING_RESTS_MS = 1_000;

/** A time moved to later today brings no second message where today's has come: the words must not promise one. */
function nextWords(time: string, zone: string, paused: boolean): string {
  if (paused) return 'Nothing is sent while you’re paused.';
  const { date, isToday } = nextNotification(Date.now(), zone, time);
  if (isToday) return `Next one today at ${clockText(time)}, unless it’s already here`;
  return `Next one tomorrow, ${weekdayName(date)}, at ${clockText(time)}`;
}

/** What is being typed, until it rests or the field is left. */
function useDraft(save: (time: string) => void) {
  const [draft, setDraft] = useState<string | null>(null);
  const take = (): void => {
    setDraft(null);
    if (draft) save(draft);
  };
  useEffect(() => {
    if (!draft) return;
    const timer = setTimeout(() => {
      setDraft(null);
      save(draft);
    }, TYPING_RESTS_MS);
    return () => clearTimeout(timer);
  }, [draft, save]);
  return { draft, setDraft, take };
}

export function TimeSetting({ preferences }: { preferences: PreferencesAnswer }): ReactNode {
  const id = useId();
  const today = useToday();
  const zone = preferences.timezone ?? deviceZone();
  const saving = useSaving(changeTime, (time) => `Every day at ${clockText(time)}.`);
  const time = saving.shown(preferences.notificationTime);
  const { draft, setDraft, take } = useDraft((chosen) => {
    if (chosen !== time) saving.save(chosen);
  });
  const shown = draft ?? time;
  return (
    <div className={styles.field}>
      <div className={styles.time}>
        <TimeField id={id} label="Time" value={shown} onChange={setDraft} onLeave={take} />
        <p className={styles.next}>{nextWords(time, zone, preferences.paused)}</p>
      </div>
      <SaveNote saving={saving} />
      <DayRule minute={minuteOfDay(shown || time)} daylight={daylight(today, zone) ?? []} />
    </div>
  );
}
