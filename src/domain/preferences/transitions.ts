import type { SignKey } from '../zodiac/signs.ts';
import type { Preferences } from './preferences.ts';

const DECLINE_COOLDOWN_MS = 24 * 3_600_000;

/** So many refusals in a row, and the joke popup stays closed. */
export const JOKE_REFUSAL_LIMIT = 7;

/** One step of a visitor: the preferences before, the preferences after. */
export type Transition = (before: Preferences) => Preferences;

export const enable =
  (choice: { zodiacSign: SignKey; timezone: string }): Transition =>
  (before) => ({
    ...before,
    horoscopeEnabled: true,
    askHoroscopeAgainAfterMs: null,
    zodiacSign: choice.zodiacSign,
    timezone: choice.timezone,
  });

/** The last browser that took messages has left: the site may ask again. */
export const notificationsEnded: Transition = (before) => ({ ...before, horoscopeEnabled: false });

export const decline =
  (nowMs: number): Transition =>
  (before) => ({ ...before, askHoroscopeAgainAfterMs: nowMs + DECLINE_COOLDOWN_MS });

export const neverAsk: Transition = (before) => ({ ...before, horoscopeNeverAsk: true });

export const refuseJoke: Transition = (before) => ({
  ...before,
  jokeRefusesCount: before.jokeRefusesCount + 1,
});

/** Only the refusal that reaches the limit: the page asks once, not at each further one. */
export function shouldShowDisablePopup(afterRefusal: Preferences): boolean {
  return afterRefusal.jokeRefusesCount === JOKE_REFUSAL_LIMIT;
}

export const resetRefuses: Transition = (before) => ({ ...before, jokeRefusesCount: 0 });

export const disableJokes: Transition = (before) => ({ ...before, jokesEnabled: false });

export const feedbackShown: Transition = (before) => ({ ...before, feedbackAnswered: true });

/** Choosing a time answers the question whether the time suits. */
export const setNotificationTime =
  (time: string): Transition =>
  (before) => ({ ...before, notificationTime: time, feedbackAnswered: true });

/** What `/settings` changes; a field that is absent stays as it is. */
export interface PreferencesPatch {
  zodiacSign?: SignKey | undefined;
  timezone?: string | undefined;
  jokesEnabled?: boolean | undefined;
  paused?: boolean | undefined;
}

export const patch =
  (changes: PreferencesPatch): Transition =>
  (before) => ({
    ...before,
    zodiacSign: changes.zodiacSign ?? before.zodiacSign,
    timezone: changes.timezone ?? before.timezone,
    jokesEnabled: changes.jokesEnabled ?? before.jokesEnabled,
    // Without this, jokes switched on again would stay silent.
    jokeRefusesCount: changes.jokesEnabled ? 0 : before.jokeRefusesCount,
    paused: changes.paused ?? before.paused,
  });
