import { JOKE_REFUSAL_LIMIT } from '../preferences/transitions.ts';
import type { Popup } from './queue.ts';

export const NOTIFICATION_DELAY_MS = 10_000;
export const JOKE_DELAY_MS = 8_000;

/** What the page is told about the visitor, as far as popups ask. */
export interface Answers {
  horoscopeNeverAsk: boolean;
  horoscopeEnabled: boolean;
  /** ISO instant. */
  askHoroscopeAgainAfter: string | null;
  jokesEnabled: boolean;
  jokeRefusesCount: number;
  feedbackShown: boolean;
}

export interface NotificationDevice {
  /** Whether the browser knows notifications, background workers and push. */
  supported: boolean;
  permission: 'default' | 'granted' | 'denied';
}

/** Who has answered the browser, or cannot be asked by it, is not asked by us. */
export function canBeAsked({ supported, permission }: NotificationDevice): boolean {
  return supported && permission === 'default';
}

export function mayBeAsked(answers: Answers, nowMs: number): boolean {
  if (answers.horoscopeNeverAsk || answers.horoscopeEnabled) return false;
  const again = answers.askHoroscopeAgainAfter;
  return again === null || Date.parse(again) <= nowMs;
}

/** The one question of a session: about the time of the notification if it is due, else a joke. */
export function questionOfSession(
  answers: Answers,
  isReturning: boolean,
  shownThisSession: boolean,
): 'feedback' | 'joke' | null {
  if (shownThisSession) return null;
  if (!answers.feedbackShown && isReturning) return 'feedback';
  return answers.jokesEnabled && answers.jokeRefusesCount < JOKE_REFUSAL_LIMIT ? 'joke' : null;
}

/** Beside the joke, a session has room for one question. */
export function hasRoomFor(popup: Popup, wasQuestionAsked: boolean): boolean {
  return popup === 'joke' || !wasQuestionAsked;
}
