import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import type { Popup } from '../../domain/popups/queue.ts';
import { inSession, onDevice } from '../shell/storage.ts';

const SHOWN = 'popup_shown';
const QUESTION_ASKED = 'question_asked';
const LAST_VISIT = 'last_visit';
const PREVIOUS_VISIT = 'previous_visit';

/** Whether a joke or the question about the time was. */
export function wasShownThisSession(): boolean {
  return inSession.get(SHOWN) !== null;
}

/** Whether anything but the joke was. */
export function wasQuestionAsked(): boolean {
  return inSession.get(QUESTION_ASKED) !== null;
}

export function noteOpened(popup: Popup): void {
  if (popup === 'joke' || popup === 'feedback') inSession.set(SHOWN, 'yes');
  if (popup !== 'joke') inSession.set(QUESTION_ASKED, 'yes');
}

/**
 * Updates the last-visit date and tells whether there was a visit before this one, on whatever day. A session is one
 * visit: its first page has overwritten the date, so the later ones find the one before in the session.
 */
export function noteVisit(today: CivilDate): boolean {
  const known = inSession.get(PREVIOUS_VISIT);
  const previous = known ?? onDevice.get(LAST_VISIT) ?? '';
  inSession.set(PREVIOUS_VISIT, previous);
  onDevice.set(LAST_VISIT, today);
  return previous !== '';
}
