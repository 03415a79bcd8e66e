import { describe, expect, it } from 'vitest';
import { readTarotFiles } from '../../../scripts/compile-content.ts';
import { deckFrom } from '../../../src/content/tarot.ts';
import {
  CARD_GROUPS,
  cardFilterFrom,
  cardFilterQuery,
  filteredCards,
  numbersOf,
  withGroup,
} from '../../../src/domain/tarot/card-filter.ts';
import { slugName } from '../../../src/domain/tarot/slug-name.ts';

const deck = [...deckFrom(readTarotFiles()).values()];
const found = (suit: unknown, number: unknown, search = ''): string[] =>
  filteredCards(deck, cardFilterFrom(suit, number), search).map(({ slug }) => slug);

describe('the filter of the cards', () => {
  it('finds the whole deck when nothing is asked for, and junk is nothing', () => {
    expect(found(null, null)).toHaveLength(78);
    expect(found('coins', '-1')).toHaveLength(78);
  });

  it('finds a suit, a number, and both', () => {
    expect(found('majors', null)).toHaveLength(22);
    expect(found(null, '3')).toEqual([
      'the-empress',
      'three-of-wands',
      'three-of-cups',
      'three-of-swords',
      'three-of-pentacles',
    ]);
    expect(found('cups', '14')).toEqual(['king-of-cups']);
  });

  it('finds something for every number it offers', () => {
    for (const group of [null, ...CARD_GROUPS]) {
      for (const number of numbersOf(group)) {
        expect(found(group, String(number)).length, `${group} ${number}`).toBeGreaterThan(0);
      }
    }
  });

  it('finds by name and by keyword, upright or reversed', () => {
    expect(found(null, null, 'moon')).toContain('the-moon');
    expect(found(null, null, '  FOOL ')).toEqual(['the-fool']);
    expect(found(null, null, 'cold feet')).toEqual(['the-fool']);
    expect(found('cups', null, 'fool')).toEqual([]);
  });

  it('keeps a number in another suit where there is one', () => {
    expect(withGroup({ group: 'majors', number: 3 }, 'cups')).toEqual({ group: 'cups', number: 3 });
    expect(withGroup({ group: 'majors', number: 20 }, 'cups')).toEqual({ group: 'cups', number: null });
  });

  it('is written into an address as it was read', () => {
    expect(cardFilterQuery(cardFilterFrom('cups', '3'))).toBe('suit=cups&number=3');
    expect(cardFilterQuery(cardFilterFrom('majors', '0'))).toBe('suit=majors&number=0');
    expect(cardFilterQuery(cardFilterFrom(null, null))).toBe('');
  });
});

it('a card is called by its slug', () => {
  for (const { slug, name } of deck) expect(slugName(slug)).toBe(name);
});
