import { BoundedMap } from '../../domain/bounded-map.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

const REFUSED = /;\s*q=0(\.0*)?\s*$/;

const BY_PREFERENCE = ['br', 'gzip'] as const;

function readEncodings(header: string): Encoding[] {
  const parts = header.toLowerCase().split(',');
  const accepted = parts.filter((part) => !REFUSED.test(part)).map((part) => part.split(';', 1)[0]!.trim());
  return [...BY_PREFERENCE.filter((name) => accepted.includes(name)), 'identity'];
}

const KNOWN_HEADERS = 64;
const known = new BoundedMap<string, readonly Encoding[]>(KNOWN_HEADERS);
const PLAIN: readonly Encoding[] = ['identity'];

/**
 * The encodings that the header names and does not refuse ("br;q=0"), the best first. Browsers know a handful of such
 * headers between them, and each is read once; strangers' odd ones fill no memory.
 */
export function encodingsFor(header: string | undefined): readonly Encoding[] {
  if (!header) return PLAIN;
  return known.getOrMake(header, () => readEncodings(header));
}
