import type { PreferencesAnswer, RefusalAnswer } from '../../contract/preferences.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import { apiRequest } from '../shell/api-client.ts';
import { apiQuery } from '../shell/api-query.ts';
import { browserQueryClient } from '../shell/query-client.ts';

/** Never collected: a popup that waits for its turn must still find them, however long the one before it stays. */
export const preferencesQuery = {
  ...apiQuery<PreferencesAnswer>(['/api/preferences'], Infinity),
  gcTime: Infinity,
};

export function loadPreferences(): Promise<PreferencesAnswer> {
  return browserQueryClient().fetchQuery(preferencesQuery);
}

/** As far as they are loaded; a popup asks nothing of a visitor it knows nothing about. */
export function knownPreferences(): PreferencesAnswer | undefined {
  return browserQueryClient().getQueryData(preferencesQuery.queryKey);
}

export async function refreshPreferences(): Promise<void> {
  await browserQueryClient().refetchQueries(preferencesQuery);
}

/** Every change answers with all preferences: whoever shows them shows the new ones. */
async function change(method: string, url: string, body?: unknown): Promise<PreferencesAnswer> {
  const response = await apiRequest(method, url, { body });
  const answer = (await response.json()) as PreferencesAnswer;
  browserQueryClient().setQueryData(preferencesQuery.queryKey, answer);
  return answer;
}

type Step =
  | 'horoscope-decline'
  | 'horoscope-never-ask'
  | 'reset-refuses'
  | 'disable-jokes'
  | 'feedback-shown';

export function takeStep(step: Step): Promise<PreferencesAnswer> {
  return change('POST', `/api/preferences/${step}`);
}

export function enableHoroscope(choice: {
  zodiacSign: SignKey;
  timezone: string;
}): Promise<PreferencesAnswer> {
  return change('POST', '/api/preferences/horoscope-enable', choice);
}

export function changeTime(time: string): Promise<PreferencesAnswer> {
  return change('PUT', '/api/preferences/notification-time', { time });
}

/** No browser of the visitor is sent anything any more. */
export function endSubscriptions(): Promise<PreferencesAnswer> {
  return change('DELETE', '/api/notifications/subscribe');
}

export type Patch = Partial<Pick<PreferencesAnswer, 'timezone' | 'jokesEnabled' | 'paused' | 'zodiacSign'>>;

export function patchPreferences(changes: Patch): Promise<PreferencesAnswer> {
  return change('PATCH', '/api/preferences', changes);
}

export async function refuseJoke(): Promise<RefusalAnswer> {
  return (await apiRequest('POST', '/api/preferences/refuse-joke')).json() as Promise<RefusalAnswer>;
}
