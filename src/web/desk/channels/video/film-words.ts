import type { Storyboard } from '../../../../contract/desk-channel-films.ts';
import { formatBytes } from '../../../../domain/backup/format-bytes.ts';

const MINUTE = 60;

/** "about 20 s left", "about 2 minutes left"; nothing before that can be said. */
export function leftWords(part: number, sinceSeconds: number): string {
  if (part < 0.05) return '';
  const left = (sinceSeconds / part) * (1 - part);
  if (left < MINUTE) return `about ${Math.max(5, Math.ceil(left / 5) * 5)} s left`;
  const minutes = Math.ceil(left / MINUTE);
  return `about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`;
}

/** "43%, about 20 s left" */
export function partWords(part: number, sinceSeconds: number): string {
  return [`${Math.floor(part * 100)}%`, leftWords(part, sinceSeconds)]
    .filter((word) => word !== '')
    .join(', ');
}

/** What stands there, in a sentence. */
export function standsWords({ made, shots, seconds }: Storyboard): string {
  if (made === null) return `The film isn’t made yet. ${shots.length} shots, ${Math.round(seconds)} s.`;
  if (!made.isCurrent) return 'The words or pictures have changed since this film was made.';
  return `The film is made: ${Math.round(made.seconds)} s, ${formatBytes(made.bytes)}.`;
}

/** Where neither the browser nor the server has what it takes. */
export const NO_WAY =
  'This browser can’t make films, and the server has no ffmpeg. Open this page in Chrome, Edge or Safari on a computer, or post the picture with the words.';
export const VP9_NOTE =
  'This browser can’t encode H.264: the film will be VP9 in an MP4, which YouTube takes and older phones may not play.';
