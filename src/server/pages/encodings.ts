import { BoundedMap } from '../../domain/bounded-map.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

const REFUSED = /;\s*q=0(\.0*)?\s*$/;

const BY_PREFERENCE = ['br', 'gzip'] as const;

function readEncoding(header: string): Encoding {
  const parts = header.toLowerCase().split(',');
  const accepted = parts.filter((part) => !REFUSED.test(part)).map((part) => part.split(';', 1)[0]!.trim());
  return BY_PREFERENCE.find((name) => accepted.includes(name)) ?? 'identity';
}

const KNOWN_HEADERS = 64;
const known = new BoundedMap<string, Encoding>(KNOWN_HEADERS);

/**
 * The best encoding that the header names and does not refuse ("br;q=0"). Browsers know a handful of such
 * headers between them, and each is read once; strangers' odd ones fill no memory.
 */
export function encodingFor(header: string | undefined): Encoding {
  if (!header) return 'identity';
  return known.getOrMake(header, () => readEncoding(header));
}
