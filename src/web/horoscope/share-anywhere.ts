import { shareTextAndUrl } from '../../domain/sharing/share-links.ts';
import { sharePicture } from '../../domain/sharing/share-picture.ts';
import { shareHeadline, type Shared } from '../../domain/sharing/share-text.ts';
import { toast } from '../ui/toasts.tsx';
import { pictureFiles } from './share-picture.ts';

async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
  toast({ title: 'Copied to clipboard! ✅', description: 'Horoscope text copied - paste it anywhere!' });
}

function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** The browser's own share sheet where there is one; else, or when it fails, the clipboard. */
export async function shareAnywhere(shared: Shared, siteUrl: string): Promise<void> {
  const { text, url } = shareTextAndUrl(shared, siteUrl);
  const title = `${shareHeadline(shared)} - ${shared.when}`;
  const canShare = typeof navigator.share === 'function';
  if (canShare) {
    try {
      await navigator.share({ title, text, url, ...(await pictureFiles(sharePicture(shared, 'square'))) });
      return;
    } catch (error) {
      if (isCancelled(error)) return;
    }
  }
  try {
    await copy(`${text}\n\n${url}`);
  } catch (error) {
    // After a failed share sheet a second notice would only add noise: the log has it.
    if (canShare) console.error('Sharing failed', error);
    else toast({ title: 'Copy failed', description: 'Please try again.', variant: 'destructive' });
  }
}
