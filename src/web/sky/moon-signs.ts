import type { SkyEventAnswer } from '../../contract/sky.ts';
import { SIGN_KEYS, type SignKey } from '../../domain/zodiac/signs.ts';

interface MoonSign {
  sign: SignKey;
  /** Days from the beginning of the day; 0 for the sign in which the day begins. */
  from: number;
}

/** The signs that the Moon is in on a day: one, or two when it moves on. */
export function moonSigns(events: readonly SkyEventAnswer[], placeOf: (at: string) => number): MoonSign[] {
  const coming = events
    .flatMap((event) => (event.kind === 'ingress' && event.body === 'moon' ? [event] : []))
    .map(({ sign, at }) => ({ sign, from: placeOf(at) }))
    .filter(({ from }) => from >= 0);
  if (!coming[0]) return [];
  const first = SIGN_KEYS[(SIGN_KEYS.indexOf(coming[0].sign) + 11) % 12]!;
  return [{ sign: first, from: 0 }, ...coming.filter(({ from }) => from < 1)];
}
