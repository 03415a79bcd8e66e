import { toast } from './toasts.tsx';

/** Puts a text on the clipboard and tells how it went; `next` says what to do with it. */
export async function copyText(text: string, next: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: 'Copied to clipboard! ✅', description: next });
  } catch {
    toast({ title: 'Copy failed', description: 'Please try again.', variant: 'destructive' });
  }
}
