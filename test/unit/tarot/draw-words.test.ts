import { describe, expect, it } from 'vitest';
import { deckWords, inGroups, shortSeal } from '../../../src/domain/tarot/draw-words.ts';
import { drawCards, sealOf } from '../../../src/domain/tarot/draw.ts';
import { checkedDraw } from '../../../src/domain/tarot/proof.ts';

const site = '07'.repeat(32);
const own = '0a'.repeat(16);
const proof = { seal: sealOf(site), siteSeed: site, ownSeed: own, picks: [11, 40, 77] };
const shown = { reversals: true, cards: drawCards({ site, own }, proof.picks, true) };

describe('the words about a draw', () => {
  it('shorten a seal and group a long number', () => {
    expect(shortSeal('7f3a91c0' + '0'.repeat(52) + 'e21b')).toBe('7f3a 91c0 … e21b');
    expect(inGroups('7f3a91c0e2')).toBe('7f3a 91c0 e2');
  });

  it('tell how many lie reversed', () => {
    expect(deckWords({ reversals: true, reversed: 1 })).toBe('from a full deck of 78, one reversed.');
    expect(deckWords({ reversals: true, reversed: 0 })).toBe('from a full deck of 78, none reversed.');
    expect(deckWords({ reversals: false, reversed: 0 })).toBe('from a full deck of 78, reversals off.');
  });
});

describe('a draw that is checked', () => {
  it('is right when it follows from its seeds', () => {
    expect(checkedDraw(proof, shown)).toMatchObject({ isSealRight: true, areCardsRight: true });
  });

  it('is wrong with another seal, another card or another side up', () => {
    expect(checkedDraw({ ...proof, seal: 'f'.repeat(64) }, shown).isSealRight).toBe(false);
    expect(checkedDraw({ ...proof, picks: [11, 40, 76] }, shown).areCardsRight).toBe(false);
    const [first, ...rest] = shown.cards;
    const turned = { ...shown, cards: [{ ...first!, reversed: !first!.reversed }, ...rest] };
    expect(checkedDraw(proof, turned).areCardsRight).toBe(false);
  });
});
