import type { QuoteEntry } from '../../contract/quotes.ts';
import { cardPicture } from '../../domain/quotes/card-kinds.ts';
import { quoteAddress, quotedText } from '../../domain/quotes/wording.ts';
import { pictureFiles } from '../horoscope/share-picture.ts';
import { toast } from '../ui/toasts.tsx';

const textOf = ({ text, author, work }: QuoteEntry): string => quotedText(text, author.name, work);

const COPIED = { title: 'Copied to clipboard! ✅', description: 'Quote copied - paste it anywhere!' };
const FAILED = { title: 'Copy failed', description: 'Please try again.', variant: 'destructive' } as const;

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(COPIED);
  } catch {
    toast(FAILED);
  }
}

export function copyQuote(quote: QuoteEntry): Promise<void> {
  return copy(textOf(quote));
}

/** The browser's own share sheet where there is one; else, or when it fails, the clipboard. */
export async function shareQuote(quote: QuoteEntry, siteUrl: string): Promise<void> {
  const text = textOf(quote);
  const url = siteUrl + quoteAddress(quote.topic, quote.slug);
  try {
    if (typeof navigator.share === 'function') {
      const picture = await pictureFiles(cardPicture(quote.slug, '1', 'square', 'png'));
      return await navigator.share({ title: quote.author.name, text, url, ...picture });
    }
  } catch (error) {
    // Who closes the sheet has decided.
    if (error instanceof DOMException && error.name === 'AbortError') return;
  }
  await copy(`${text}\n\n${url}`);
}
