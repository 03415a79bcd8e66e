import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useSearchShortcut } from './search-shortcut.ts';
import { headerSearch, type HeaderSearch } from './search-form.ts';

interface Loaded extends HeaderSearch {
  Suggestions: ComponentType<HeaderSearch>;
}

/**
 * Fetches the suggestions when somebody first turns to the search, or has turned to it already. The field is never
 * replaced: what is typed in the meantime stays where it is.
 */
function useSuggestions(): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    const search = headerSearch();
    if (!search) return;
    const { field } = search;
    const load = (): void => {
      import('./suggestions.tsx').then(
        ({ Suggestions }) => setLoaded({ ...search, Suggestions }),
        console.error,
      );
    };
    if (field === document.activeElement || field.value !== '') load();
    else field.addEventListener('focus', load, { once: true });
    return () => field.removeEventListener('focus', load);
  }, []);
  return loaded;
}

/** What the header's search can do beyond an ordinary form. */
export function SearchAid(): ReactNode {
  const loaded = useSuggestions();
  useSearchShortcut();
  return loaded && <loaded.Suggestions form={loaded.form} field={loaded.field} />;
}
