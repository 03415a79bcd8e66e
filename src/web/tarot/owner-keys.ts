import { MOST_OWNED_READINGS } from '../../domain/tarot/reading-life.ts';
import { onDevice } from '../shell/storage.ts';

const KEYS = 'tarot_keys';

type Pair = [id: string, ownerKey: string];

const isHex = (text: string | undefined): boolean => /^[0-9a-f]{32}$/.test(text ?? '');

function kept(): Pair[] {
  const lines = (onDevice.get(KEYS) ?? '').split('\n').map((line) => line.split(' '));
  return lines.filter((parts): parts is Pair => parts.length === 2 && parts.every(isHex));
}

function keep(pairs: readonly Pair[]): void {
  onDevice.set(KEYS, pairs.map((pair) => pair.join(' ')).join('\n'));
}

const without = (id: string): Pair[] => kept().filter(([one]) => one !== id);

/** So that whoever drew a reading can still delete it when they come back to its page. */
export function keepOwnerKey(id: string, ownerKey: string): void {
  keep([...without(id), [id, ownerKey] satisfies Pair].slice(-MOST_OWNED_READINGS));
}

/** Null for a reading that was not drawn on this device. */
export function ownerKeyOf(id: string): string | null {
  return kept().find(([one]) => one === id)?.[1] ?? null;
}

/** Those drawn on this device. */
export function ownedReadings(): { id: string; ownerKey: string }[] {
  return kept().map(([id, ownerKey]) => ({ id, ownerKey }));
}

export function forgetOwnerKey(id: string): void {
  keep(without(id));
}
