import { useEffect, useState } from 'react';
import { ownerKeyOf } from './owner-keys.ts';

/** The device that drew the reading knows its key, also when it comes back to the reading's own page. */
export function useOwnerKey(id: string, given: string | null): string | null {
  const [ownerKey, setOwnerKey] = useState(given);
  useEffect(() => setOwnerKey(given ?? ownerKeyOf(id)), [id, given]);
  return ownerKey;
}
