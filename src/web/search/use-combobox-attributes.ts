import { useEffect } from 'react';
import { optionId } from './use-combobox.ts';

interface Shown {
  listId: string;
  isShown: boolean;
  active: number | null;
}

/** What screen readers are told of the field. Without this code it is a plain text field, and says so. */
export function useComboboxAttributes(field: HTMLInputElement, { listId, isShown, active }: Shown): void {
  useEffect(() => {
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-haspopup', 'listbox');
    field.setAttribute('aria-controls', listId);
    field.autocomplete = 'off';
  }, [field, listId]);
  useEffect(() => {
    field.setAttribute('aria-expanded', String(isShown));
    const option = isShown && active !== null ? document.getElementById(optionId(listId, active)) : null;
    if (option) field.setAttribute('aria-activedescendant', option.id);
    else field.removeAttribute('aria-activedescendant');
    option?.scrollIntoView({ block: 'nearest' });
  }, [field, listId, isShown, active]);
}
