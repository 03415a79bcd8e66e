import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CARD_NAMES } from '../../../src/domain/tarot/card-names.ts';
import { cardOfTheDay } from '../../../src/domain/tarot/card-of-the-day.ts';
import { chosenBy, drawCards, sealOf, shuffledDeck } from '../../../src/domain/tarot/draw.ts';
import { chiSquare, countsOfDraws } from './uniformity.ts';

const SITE = 'a1'.repeat(32);
const OWN = '0f'.repeat(16);

describe('a sealed draw', () => {
  it('has the SHA-256 of the seed for its seal', () => {
    const expected = createHash('sha256').update(Buffer.from(SITE, 'hex')).digest('hex');
    expect(sealOf(SITE)).toBe(expected);
  });

  it('orders the deck as the two seeds say, by the rule that the page explains', () => {
    const words: number[] = [];
    for (let block = 0; words.length < 200; block += 1) {
      const counter = Buffer.alloc(4);
      counter.writeUInt32BE(block);
      const bytes = createHmac('sha256', Buffer.from(SITE, 'hex'))
        .update(Buffer.concat([Buffer.from(OWN, 'hex'), counter]))
        .digest();
      for (let at = 0; at < 32; at += 4) words.push(bytes.readUInt32BE(at));
    }
    const deck: string[] = CARD_NAMES.map(({ slug }) => slug);
    for (let last = 77; last > 0; last -= 1) {
      const fair = 2 ** 32 - (2 ** 32 % (last + 1));
      let word = words.shift()!;
      while (word >= fair) word = words.shift()!;
      const other = word % (last + 1);
      [deck[last], deck[other]] = [deck[other]!, deck[last]!];
    }
    const turns = [words.shift()!, words.shift()!, words.shift()!];
    const expected = deck.map((slug, place) => ({
      slug,
      reversed: ((turns[Math.floor(place / 32)]! >>> (place % 32)) & 1) === 1,
    }));
    expect(shuffledDeck({ site: SITE, own: OWN })).toEqual(expected);
  });

  it('holds every card once, and another order for another seed of either side', () => {
    const slugs = (site: string, own: string) => shuffledDeck({ site, own }).map(({ slug }) => slug);
    const first = slugs(SITE, OWN);
    expect(new Set(first).size).toBe(78);
    expect(slugs('a2'.repeat(32), OWN)).not.toEqual(first);
    expect(slugs(SITE, '1f'.repeat(16))).not.toEqual(first);
  });

  it('gives the cards at the picked places, all upright where reversals are off', () => {
    const deck = shuffledDeck({ site: SITE, own: OWN });
    expect(drawCards({ site: SITE, own: OWN }, [77, 0, 12], true)).toEqual([deck[77], deck[0], deck[12]]);
    const upright = drawCards(
      { site: SITE, own: OWN },
      CARD_NAMES.map((_, place) => place),
      false,
    );
    expect(upright.every(({ reversed }) => !reversed)).toBe(true);
  });

  it('is uniform: over a million cards no card prefers a place, and half are reversed', () => {
    const decks = Math.ceil(1_000_000 / 78);
    const { places, reversed } = countsOfDraws(decks);
    // 77 × 77 degrees of freedom; five standard deviations either way.
    const freedom = 77 * 77;
    expect(Math.abs(chiSquare(places, decks / 78) - freedom)).toBeLessThan(5 * Math.sqrt(2 * freedom));
    expect(Math.abs(reversed / (decks * 78) - 0.5)).toBeLessThan(0.002);
  });
});

describe('the card of the day', () => {
  it('is the same all day, another on other days and for other visitors', () => {
    const visitor = 'user_1794700000000_abcdefghijklmnop';
    const days = Array.from({ length: 28 }, (_, day) => `2026-11-${String(day + 1).padStart(2, '0')}`);
    const cards = days.map((day) => cardOfTheDay(visitor, day, true));
    expect(days.map((day) => cardOfTheDay(visitor, day, true))).toEqual(cards);
    expect(new Set(cards.map(({ slug }) => slug)).size).toBeGreaterThan(18);
    expect(cards.some(({ reversed }) => reversed)).toBe(true);
    const other = days.map((day) => cardOfTheDay(`${visitor}q`, day, true));
    expect(other).not.toEqual(cards);
  });

  it('stays upright for whoever switched reversals off, and stays the same card', () => {
    const visitor = 'user_1794700000000_abcdefghijklmnop';
    for (let day = 10; day < 30; day += 1) {
      const [open, upright] = [true, false].map((on) => cardOfTheDay(visitor, `2026-11-${day}`, on));
      expect(upright).toEqual({ slug: open!.slug, reversed: false });
    }
  });
});

it('a choice by text is even', () => {
  const counts = Array<number>(8).fill(0);
  for (let index = 0; index < 16_000; index += 1) counts[chosenBy(`text ${index}`, 8)]! += 1;
  expect(chiSquare([counts], 2_000)).toBeLessThan(30);
});
