import { toast } from '../ui/toasts.tsx';
import { CallFailed } from './call.ts';

/** Why something failed, in a sentence. */
export function reasonWords(error: unknown): string {
  if (!navigator.onLine) return 'You’re offline.';
  return error instanceof CallFailed ? error.message : 'Something went wrong on this page.';
}

/** Shown in the corner and read aloud. */
export function tellSaved(title: string, description?: string): void {
  toast({ title, ...(description !== undefined && { description }) });
}

/** With the failure of a call, or with a sentence that says why. */
export function tellFailed(title: string, why: unknown): void {
  const description = typeof why === 'string' ? why : reasonWords(why);
  toast({ title, description, variant: 'destructive', durationMs: 10_000 });
}
