import { useEffect, useId, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Glyph } from '../ui/glyph.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { HeaderSearch } from './search-form.ts';
import { SuggestionList } from './suggestion-list.tsx';
import styles from './suggestions.module.css';
import { useCombobox } from './use-combobox.ts';
import { useComboboxAttributes } from './use-combobox-attributes.ts';
import { useSuggestionsFor } from './use-suggestions-for.ts';

/** A place at the end of the form for what only script can do. */
function usePlaceIn(form: HTMLFormElement): HTMLElement {
  const [place] = useState(() => {
    const element = document.createElement('div');
    element.className = styles.place!;
    return element;
  });
  useEffect(() => {
    form.append(place);
    return () => place.remove();
  }, [form, place]);
  return place;
}

function spokenCount(count: number): string {
  if (count === 0) return 'No suggestions';
  return count === 1 ? '1 suggestion' : `${count} suggestions`;
}

/** Makes a combobox of the header's field: suggestions while somebody types, and a cross that empties it. */
export function Suggestions({ form, field }: HeaderSearch): ReactNode {
  const listId = useId();
  const place = usePlaceIn(form);
  const { text, isOpen, active, empty, leave } = useCombobox({ form, field }, listId);
  const { suggestions, options } = useSuggestionsFor(isOpen ? text : '');
  const isShown = isOpen && options.length > 0;
  useComboboxAttributes(field, { listId, isShown, active });
  return createPortal(
    <>
      {text !== '' && (
        <button type="button" className={styles.clear} aria-label="Clear search" onClick={empty}>
          <Glyph name="close" size={18} weight={1.6} />
        </button>
      )}
      {isShown && <div className={styles.veil} aria-hidden="true" />}
      {isShown && <SuggestionList listId={listId} options={options} active={active} onPick={leave} />}
      <div role="status">
        <VisuallyHidden>{isOpen && suggestions ? spokenCount(options.length) : ''}</VisuallyHidden>
      </div>
    </>,
    place,
  );
}
