import { useEffect, useState } from 'react';
import { nextOption } from './next-option.ts';
import type { HeaderSearch } from './search-form.ts';
import { useFollowAddress, useListener } from './use-listener.ts';

interface ListState {
  isOpen: boolean;
  /** Which option the keyboard is at; null while it is in the text. */
  active: number | null;
}

interface Combobox extends ListState {
  text: string;
  empty: () => void;
  /** Somebody is on their way to what they found. */
  leave: () => void;
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

const CLOSED: ListState = { isOpen: false, active: null };

/** With these the caret moves on in the text, and Enter means the text again. */
const CARET_KEYS = new Set(['Home', 'End', 'ArrowLeft', 'ArrowRight']);

/** What was written while this code was on its way is a question like any other. */
function stateAtFirst(field: HTMLInputElement): ListState {
  const isAsked = field === document.activeElement && field.value !== field.defaultValue;
  return { isOpen: isAsked, active: null };
}

/** The next page is read from its beginning, and a phone puts its keyboard away. */
function turnToPage(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** The text and the keyboard of the ARIA combobox pattern, for a field that was there before. */
export function useCombobox({ form, field }: HeaderSearch, listId: string): Combobox {
  const [text, setText] = useState(field.value);
  const [list, setList] = useState(() => stateAtFirst(field));
  const close = (): void => setList(CLOSED);
  const write = (value: string): void => {
    field.value = value;
    setText(value);
    close();
  };
  const leave = (): void => {
    close();
    turnToPage();
  };
  useListener(field, 'input', () => {
    setText(field.value);
    setList({ isOpen: true, active: null });
  });
  useListener(field, 'keydown', (event) => {
    if (event.isComposing || event.ctrlKey || event.metaKey) return;
    const isAnswered = answerKey(event.key, { list, listId, setList, write });
    if (isAnswered) event.preventDefault();
  });
  useListener(field, 'blur', close);
  // Letters may have come after this was drawn and before anybody listened.
  useEffect(() => {
    setText(field.value);
    setList(stateAtFirst(field));
  }, [field]);
  useListener(form, 'submit', leave);
  // The page has been drawn anew by then, and its own question stands in the markup.
  useFollowAddress(() => write(field.defaultValue));
  const empty = (): void => {
    write('');
    field.focus();
  };
  return { ...list, text, empty, leave };
}

interface KeyParts {
  list: ListState;
  listId: string;
  setList: (state: ListState) => void;
  write: (text: string) => void;
}

/** Whether the key has been answered, and means nothing to the field any more. */
function answerKey(key: string, { list, listId, setList, write }: KeyParts): boolean {
  const options = list.isOpen
    ? document.getElementById(listId)?.querySelectorAll('[role=option]')
    : undefined;
  if (key === 'Escape') {
    if (options) setList(CLOSED);
    else write('');
    return true;
  }
  if (key === 'Enter') {
    const chosen = options?.[list.active ?? -1] as HTMLElement | undefined;
    chosen?.click();
    return chosen !== undefined;
  }
  if (CARET_KEYS.has(key)) setList({ ...list, active: null });
  const active = nextOption(key, list.active, options?.length ?? 0);
  if (active === undefined) return false;
  setList({ isOpen: true, active });
  return true;
}
