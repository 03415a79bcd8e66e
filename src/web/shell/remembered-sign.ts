import { isSignKey, type SignKey } from '../../domain/zodiac/signs.ts';
import { onDevice } from './storage.ts';

/** The sign whose reading was opened last on this device. */
export function rememberedSign(): SignKey | null {
  const kept = onDevice.get('sign');
  return isSignKey(kept) ? kept : null;
}

export function rememberSign(sign: SignKey): void {
  onDevice.set('sign', sign);
}
