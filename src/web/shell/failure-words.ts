import { HttpFailure } from './api-client.ts';

/** Why a call failed, in words that help. */
export function failureWords(error: unknown): string {
  if (!navigator.onLine) return 'You’re offline.';
  if (!(error instanceof HttpFailure)) return 'We couldn’t be reached.';
  if (error.status === 429) return 'That was a lot at once. Please wait a minute.';
  return error.status >= 500 ? 'Something’s wrong on our end.' : 'That wasn’t accepted.';
}
