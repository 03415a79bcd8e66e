import type { MouseEvent, ReactNode } from 'react';
import type { PlaceAnswer } from '../../contract/places.ts';
import { Glyph } from '../ui/glyph.tsx';
import styles from './place-field.module.css';
import type { PlacesState } from './use-places.ts';

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

const MILLION = 1_000_000;

/** "8.8 M", "3,200": to two figures, nobody counts people further. */
export function roundPopulation(population: number): string {
  if (population === 0) return '';
  if (population >= MILLION) return `${(population / MILLION).toFixed(1)} M`;
  const unit = 10 ** Math.max(0, String(population).length - 2);
  return String(Math.round(population / unit) * unit).replace(/\B(?=(\d{3})+$)/g, ',');
}

const STATE_WORDS: Partial<Record<PlacesState, string>> = {
  loading: 'Looking…',
  empty: 'No such place in our list. Try a larger town nearby.',
  failed: 'We couldn’t look that up.',
  offline: 'You’re offline, so the list of places can’t be reached.',
};

/** What is read aloud of the list, which is seen. */
export function spokenState(state: PlacesState, count: number): string {
  if (state === 'found') return count === 1 ? '1 place found' : `${count} places found`;
  return STATE_WORDS[state] ?? '';
}

interface PlaceOptionsProps {
  listId: string;
  state: PlacesState;
  places: readonly PlaceAnswer[];
  active: number | null;
  onPick: (place: PlaceAnswer) => void;
  onRetry: () => void;
  onByHand: () => void;
}

const canRetry = (state: PlacesState): boolean => state === 'failed' || state === 'offline';

/** Places, the way to ask again where that may help, and the way to go without a name. */
export function countOptions(state: PlacesState, places: number): number {
  return places + (canRetry(state) ? 2 : 1);
}

/** A press must not take the focus from the field, or the list would be gone before the click. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

interface OptionProps {
  id: string;
  isActive: boolean;
  onPick: () => void;
  children: ReactNode;
}

/** The keyboard stays in the field, which tells the option that is meant. */
function Option({ id, isActive, onPick, children }: OptionProps): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Enter in the field clicks the active option.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.option}
      onClick={onPick}
      onMouseDown={keepFocus}
    >
      {children}
    </div>
  );
}

/** The places with their regions, and the way to go without a name. */
export function PlaceOptions({
  listId,
  state,
  places,
  active,
  onPick,
  onRetry,
  onByHand,
}: PlaceOptionsProps): ReactNode {
  const words = STATE_WORDS[state];
  const last = countOptions(state, places.length) - 1;
  return (
    <div className={styles.list}>
      {words && <p className={styles.state}>{words}</p>}
      <div id={listId} role="listbox" tabIndex={-1} aria-label="Places">
        {places.map((place, index) => (
          <Option
            key={place.id}
            id={optionId(listId, index)}
            isActive={index === active}
            onPick={() => onPick(place)}
          >
            <Glyph name="place" size={20} className={styles.mark} />
            <span className={styles.words}>
              <b>{place.name}</b>
              <span>
                {place.region && place.region !== place.countryName && `${place.region}, `}
                {place.countryName}
              </span>
            </span>
            <span className={styles.people}>{roundPopulation(place.population)}</span>
          </Option>
        ))}
        {canRetry(state) && (
          <Option id={optionId(listId, last - 1)} isActive={active === last - 1} onPick={onRetry}>
            <Glyph name="retry" size={20} className={styles.mark} />
            <b className={styles.byHand}>Try again</b>
          </Option>
        )}
        <Option id={optionId(listId, last)} isActive={active === last} onPick={onByHand}>
          <Glyph name="compass" size={20} className={styles.mark} />
          <span className={styles.words}>
            <b className={styles.byHand}>Enter coordinates</b>
            <span>latitude and longitude by hand</span>
          </span>
        </Option>
      </div>
    </div>
  );
}
