import type { QuoteEntry } from '../../contract/quotes.ts';
import { quotedText } from '../../domain/quotes/wording.ts';
import { toast } from '../ui/toasts.tsx';

const COPIED = { title: 'Copied to clipboard! ✅', description: 'Quote copied - paste it anywhere!' };
const FAILED = { title: 'Copy failed', description: 'Please try again.', variant: 'destructive' } as const;

export async function copyQuote({ text, author, work }: QuoteEntry): Promise<void> {
  try {
    await navigator.clipboard.writeText(quotedText(text, author.name, work));
    toast(COPIED);
  } catch {
    toast(FAILED);
  }
}
