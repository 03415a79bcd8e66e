import { useEffect } from 'react';
import { isSearchShortcutOn } from '../shell/shortcut.ts';
import { headerSearch } from './search-form.ts';

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}

function isPlainSlash({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key === '/' && !ctrlKey && !metaKey && !altKey;
}

/** The / key leads to the search, unless somebody is writing or has switched it off. */
export function useSearchShortcut(): void {
  useEffect(() => {
    const goToSearch = (event: KeyboardEvent): void => {
      if (!isPlainSlash(event) || isWriting(event.target) || !isSearchShortcutOn()) return;
      event.preventDefault();
      headerSearch()?.field.select();
      headerSearch()?.field.focus();
    };
    document.addEventListener('keydown', goToSearch);
    return () => document.removeEventListener('keydown', goToSearch);
  }, []);
}
