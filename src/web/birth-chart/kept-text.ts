import { onDevice } from '../shell/storage.ts';

const KEY = 'birth_chart';

/** What the device remembers, as it was written; empty where nothing is. Apart, so that asking costs no visit anything. */
export function keptText(): string {
  return onDevice.get(KEY) ?? '';
}

export function keepText(text: string): void {
  onDevice.set(KEY, text);
}

export function forgetText(): void {
  onDevice.forget(KEY);
}
