import { toast } from '../ui/toasts.tsx';

function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** The browser's own share sheet where there is one; else the address goes to the clipboard. */
export async function shareReading(title: string, url: string): Promise<void> {
  if (typeof navigator.share === 'function') {
    try {
      return await navigator.share({ title: `Tarot: ${title}`, url });
    } catch (error) {
      if (isCancelled(error)) return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: 'Link copied', description: 'Paste it anywhere. It opens the cards and the reading.' });
  } catch {
    toast({ title: 'Copy failed', description: 'Please try again.', variant: 'destructive' });
  }
}
