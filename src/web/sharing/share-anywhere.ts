import { shareTextAndUrl } from '../../domain/sharing/share-links.ts';
import type { Shared } from '../../domain/sharing/share-text.ts';
import { toast } from '../ui/toasts.tsx';

function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/**
 * The browser's own share sheet where there is one; else, or when it fails, the clipboard. Nothing is waited for before
 * the sheet: it opens with the press, or the browser takes it for our own idea.
 */
export async function shareAnywhere(shared: Shared, siteUrl: string, picture: File | null): Promise<void> {
  const { text, url } = shareTextAndUrl(shared, siteUrl);
  const canShare = typeof navigator.share === 'function';
  if (canShare) {
    try {
      await navigator.share({ title: shared.title, text, url, ...(picture && { files: [picture] }) });
      return;
    } catch (error) {
      if (isCancelled(error)) return;
    }
  }
  try {
    await navigator.clipboard.writeText(`${text}\n\n${url}`);
    toast({
      title: 'Copied to clipboard! ✅',
      description: `${shared.copied} copied - paste it anywhere!`,
    });
  } catch (error) {
    // After a failed share sheet a second notice would only add noise: the log has it.
    if (canShare) console.error('Sharing failed', error);
    else toast({ title: 'Copy failed', description: 'Please try again.', variant: 'destructive' });
  }
}
