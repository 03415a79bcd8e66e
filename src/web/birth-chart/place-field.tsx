import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { PlaceAnswer } from '../../contract/places.ts';
import { nextOption } from '../search/next-option.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { placeName } from './chart-values.ts';
import { FieldBox, fieldProps } from './field-box.tsx';
import { countOptions, optionId, PlaceOptions, spokenState } from './place-options.tsx';
import { usePlaces } from './use-places.ts';

interface PlaceFieldProps {
  id: string;
  text: string;
  place: PlaceAnswer | null;
  problem: string | undefined;
  onType: (text: string) => void;
  onPick: (place: PlaceAnswer) => void;
  onByHand: () => void;
}

/** "45°45′ N, 4°50′ E" */
function coordinatesText({ lat, lon }: PlaceAnswer): string {
  const angle = (degrees: number, [positive, negative]: [string, string]): string => {
    const minutes = Math.round(Math.abs(degrees) * 60);
    const text = `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
    return `${text} ${degrees < 0 ? negative : positive}`;
  };
  return `${angle(lat, ['N', 'S'])}, ${angle(lon, ['E', 'W'])}`;
}

const hintOf = (place: PlaceAnswer | null): string =>
  place
    ? `${coordinatesText(place)} · ${place.zone.split('/').at(-1)!.replaceAll('_', ' ')} time`
    : 'Old names and small typos are fine. Places: GeoNames (CC BY), OpenStreetMap (ODbL).';

interface ListState {
  listId: string;
  count: number;
  hasPlaces: boolean;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** The keyboard of the ARIA combobox pattern. */
function useOptions({ listId, count, hasPlaces, isOpen, setOpen }: ListState) {
  const [active, setActive] = useState<number | null>(null);
  useEffect(() => {
    if (active !== null)
      document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' });
  }, [listId, active]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && isOpen) {
      setOpen(false);
      event.preventDefault();
    } else if (event.key === 'Enter' && isOpen) {
      // Whoever has typed a name and goes on with Enter means the first place, if there is one.
      const chosen = active ?? (hasPlaces ? 0 : -1);
      document.getElementById(optionId(listId, chosen))?.click();
      event.preventDefault();
    } else {
      const next = nextOption(event.key, active, isOpen ? count : 0);
      if (next === undefined) return;
      setOpen(true);
      setActive(next);
      event.preventDefault();
    }
  };
  return { active, setActive, onKeyDown };
}

const LIST_ID = 'birth-places';

/** What a combobox tells of its list to those who do not see it. */
const comboboxProps = (isShown: boolean, active: number | null) =>
  ({
    type: 'text',
    role: 'combobox',
    autoComplete: 'off',
    spellCheck: false,
    maxLength: 80,
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-controls': isShown ? LIST_ID : undefined,
    'aria-expanded': isShown,
    'aria-activedescendant': isShown && active !== null ? optionId(LIST_ID, active) : undefined,
  }) as const;

/** Where somebody was born, found while it is typed. */
export function PlaceField(props: PlaceFieldProps): ReactNode {
  const { id, text, place, problem, onType, onPick, onByHand } = props;
  const [isOpen, setOpen] = useState(false);
  const { state, places, retry } = usePlaces(place ? '' : text);
  const isShown = isOpen && !place && state !== 'idle';
  const { active, setActive, onKeyDown } = useOptions({
    listId: LIST_ID,
    count: countOptions(state, places.length),
    hasPlaces: places.length > 0,
    isOpen: isShown,
    setOpen,
  });
  const close = (): void => {
    setOpen(false);
    setActive(null);
  };
  return (
    <FieldBox id={id} label="Place of birth" hint={hintOf(place)} problem={problem}>
      <input
        {...fieldProps(id, problem)}
        {...comboboxProps(isShown, active)}
        placeholder="city or town"
        value={place ? placeName(place) : text}
        onChange={({ target }) => {
          onType(target.value);
          setOpen(true);
          setActive(null);
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {isShown && (
        <PlaceOptions
          listId={LIST_ID}
          state={state}
          places={places}
          active={active}
          onPick={(picked) => {
            onPick(picked);
            close();
          }}
          onRetry={retry}
          onByHand={onByHand}
        />
      )}
      <div role="status">
        <VisuallyHidden>{isShown ? spokenState(state, places.length) : ''}</VisuallyHidden>
      </div>
    </FieldBox>
  );
}
