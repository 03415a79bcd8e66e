import type { JokeAnswer } from '../../contract/jokes.ts';
import type { PreferencesAnswer } from '../../contract/preferences.ts';
import {
  canBeAsked,
  JOKE_DELAY_MS,
  mayBeAsked,
  NOTIFICATION_DELAY_MS,
  questionOfSession,
} from '../../domain/popups/checks.ts';
import type { Popup } from '../../domain/popups/queue.ts';
import { loadPreferences } from '../preferences/calls.ts';
import { notificationDevice } from '../push/device.ts';
import { apiQuery } from '../shell/api-query.ts';
import { browserQueryClient } from '../shell/query-client.ts';
import { deviceDate } from '../shell/today.tsx';
import { followZone } from './follow-zone.ts';
import { noteVisit, wasShownThisSession } from './visit-memory.ts';

export interface JokeOfVisit {
  jokeText: string;
  isReturning: boolean;
}

export interface Plans {
  plan: (popup: Popup, delayMs: number) => void;
  setJoke: (joke: JokeOfVisit) => void;
}

/** Popups are extras: whatever goes wrong with them is logged, and the page goes on. */
export function logged(what: string): (error: unknown) => void {
  return (error) => console.error(what, error);
}

function loadJoke(date: string): Promise<JokeAnswer> {
  return browserQueryClient().fetchQuery(
    apiQuery<JokeAnswer>(['/api/jokes', `today?date=${date}`], Infinity),
  );
}

function planNotification(preferences: PreferencesAnswer, { plan }: Plans): void {
  if (canBeAsked(notificationDevice()) && mayBeAsked(preferences, Date.now())) {
    plan('notification', NOTIFICATION_DELAY_MS);
  }
}

async function planQuestion(preferences: PreferencesAnswer, { plan, setJoke }: Plans): Promise<void> {
  const today = deviceDate(new Date());
  const { jokeText } = await loadJoke(today);
  const isReturning = noteVisit(today);
  setJoke({ jokeText, isReturning });
  const question = questionOfSession(preferences, isReturning, wasShownThisSession());
  if (question) plan(question, question === 'joke' ? JOKE_DELAY_MS : 0);
}

/** Once per loaded page: what may be asked, and when. */
export async function planVisit(plans: Plans): Promise<void> {
  const preferences = await loadPreferences();
  planNotification(preferences, plans);
  await Promise.all([
    planQuestion(preferences, plans).catch(logged('There is no joke today')),
    followZone(preferences).catch(logged('The time zone could not be updated')),
  ]);
}
