import type { QuoteEntry } from '../../contract/quotes.ts';
import { toast } from '../ui/toasts.tsx';
import { removeFavorite, saveFavorite, useFavorites } from './favorites.ts';

/** Whether a quote is kept on this device, and the press that changes it. */
export function useFavorite(quote: QuoteEntry): { isSaved: boolean; change: () => void } {
  const isSaved = useFavorites()?.some(({ slug }) => slug === quote.slug) ?? false;
  const change = (): void => {
    if (isSaved) removeFavorite(quote.slug);
    else saveFavorite(quote);
    toast(
      isSaved
        ? { title: 'Removed from your favorites' }
        : { title: 'Saved to your favorites', description: 'They’re kept on this device.' },
    );
  };
  return { isSaved, change };
}
