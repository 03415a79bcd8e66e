import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import { CARD_NAMES } from '../../domain/tarot/card-names.ts';
import type { DrawnCard } from '../../domain/tarot/draw.ts';
import { onDevice } from '../shell/storage.ts';

const REVERSALS = 'tarot_reversals';
const DAY_CARD = 'tarot_day';

export function areReversalsOn(): boolean {
  return onDevice.get(REVERSALS) !== 'off';
}

export function setReversals(isOn: boolean): void {
  onDevice.set(REVERSALS, isOn ? 'on' : 'off');
}

/** The card that was turned over on this date; what was turned stays turned. */
export function turnedDayCard(today: CivilDate): DrawnCard | null {
  const [date, slug, way] = (onDevice.get(DAY_CARD) ?? '').split(' ');
  const name = CARD_NAMES.find((one) => one.slug === slug);
  return date === today && name ? { slug: name.slug, reversed: way === 'reversed' } : null;
}

export function keepDayCard(today: CivilDate, { slug, reversed }: DrawnCard): void {
  onDevice.set(DAY_CARD, `${today} ${slug} ${reversed ? 'reversed' : 'upright'}`);
}
