import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { CARD_NAMES, type CardSlug } from './card-names.ts';

/**
 * A draw that can be checked. The site seals a seed (shows its hash) before anything is picked; the browser adds a seed
 * of its own; the order of the deck follows from both, so neither side alone could have chosen it.
 */
export interface Seeds {
  /** 32 bytes as hex, revealed after the draw. */
  site: string;
  /** 16 bytes as hex, made by the visitor's browser. */
  own: string;
}

export interface DrawnCard {
  slug: CardSlug;
  reversed: boolean;
}

export const DECK_SIZE = CARD_NAMES.length;
const WORD = 2 ** 32;

/** What is shown before the pick. */
export function sealOf(siteSeed: string): string {
  return bytesToHex(sha256(hexToBytes(siteSeed)));
}

function counterBytes(block: number): Uint8Array {
  return new Uint8Array([block >>> 24, (block >>> 16) & 255, (block >>> 8) & 255, block & 255]);
}

/** An endless stream of 32-bit numbers out of both seeds. */
function* words({ site, own }: Seeds): Generator<number, never> {
  // The key is worked in once and copied: half the time of a draw.
  const keyed = hmac.create(sha256, hexToBytes(site));
  const message = hexToBytes(own);
  for (let block = 0; ; block += 1) {
    const bytes = keyed
      .clone()
      .update(concatBytes(message, counterBytes(block)))
      .digest();
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 0; at < bytes.length; at += 4) yield view.getUint32(at);
  }
}

/** A number below the limit, each as likely: what would favor the low ones is thrown away. */
function below(limit: number, stream: Generator<number, never>): number {
  const fair = WORD - (WORD % limit);
  for (;;) {
    const word = stream.next().value;
    if (word < fair) return word % limit;
  }
}

/** The whole deck, face down, as the two seeds order it; each card lies one way up or the other. */
export function shuffledDeck(seeds: Seeds): DrawnCard[] {
  const stream = words(seeds);
  const deck = CARD_NAMES.map(({ slug }) => slug);
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const other = below(last + 1, stream);
    [deck[last], deck[other]] = [deck[other]!, deck[last]!];
  }
  let turns = 0;
  return deck.map((slug, place) => {
    if (place % 32 === 0) turns = stream.next().value;
    return { slug, reversed: ((turns >>> (place % 32)) & 1) === 1 };
  });
}

/** The cards at the places that were picked from the fan, in the order of picking. */
export function drawCards(seeds: Seeds, picks: readonly number[], reversals: boolean): DrawnCard[] {
  const deck = shuffledDeck(seeds);
  return picks.map((place) => {
    const { slug, reversed } = deck[place]!;
    return { slug, reversed: reversals && reversed };
  });
}

/** An even choice among `count`, fixed by the text: the same draw always gets the same wording. */
export function chosenBy(text: string, count: number): number {
  const bytes = sha256(utf8ToBytes(text));
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(0) % count;
}
