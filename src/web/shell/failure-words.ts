import { HttpFailure } from './api-client.ts';

/** Why a call failed, in words that help. */
export function failureWords(error: unknown): string {
  if (!navigator.onLine) return 'You are offline.';
  if (!(error instanceof HttpFailure)) return 'We could not be reached.';
  if (error.status === 429) return 'That was a lot at once. Please wait a minute.';
  return error.status >= 500 ? 'Our side is having trouble.' : 'It was not accepted.';
}
