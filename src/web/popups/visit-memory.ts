import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import { inSession, onDevice } from '../shell/storage.ts';

const SHOWN = 'popup_shown';
const LAST_VISIT = 'last_visit';
const PREVIOUS_VISIT = 'previous_visit';

export function wasShownThisSession(): boolean {
  return inSession.get(SHOWN) !== null;
}

export function noteShownThisSession(): void {
  inSession.set(SHOWN, 'yes');
}

/**
 * Updates the last-visit date and tells the one before. A session is one visit: its first page has overwritten the
 * date, so the later ones find it in the session.
 */
export function noteVisit(today: CivilDate): CivilDate | null {
  const known = inSession.get(PREVIOUS_VISIT);
  const previous = known ?? onDevice.get(LAST_VISIT) ?? '';
  inSession.set(PREVIOUS_VISIT, previous);
  onDevice.set(LAST_VISIT, today);
  return previous || null;
}
