import { describe, expect, it } from 'vitest';
import { readSpreadFiles, readTarotFiles } from '../../../scripts/compile-content.ts';
import { weavingFrom, weavingProblems } from '../../../src/content/spreads.ts';
import { deckFrom } from '../../../src/content/tarot.ts';
import type { CardSlug } from '../../../src/domain/tarot/card-names.ts';
import { drawCards } from '../../../src/domain/tarot/draw.ts';
import { runningName } from '../../../src/domain/tarot/running-name.ts';
import {
  SPREAD_KEYS,
  SPREAD_SIZES,
  readsReversals,
  type SpreadKey,
} from '../../../src/domain/tarot/spreads.ts';
import { weave, type WovenReading } from '../../../src/domain/tarot/weave.ts';

const bank = { cards: deckFrom(readTarotFiles()), weaving: weavingFrom(readSpreadFiles()) };
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]”?)\s+/);

function read(spread: SpreadKey, number: number): WovenReading {
  const seeds = { site: number.toString(16).padStart(64, '0'), own: '00'.repeat(16) };
  const reversals = readsReversals(spread);
  const cards = drawCards(
    seeds,
    Array.from({ length: SPREAD_SIZES[spread] }, (_, place) => place),
    reversals,
  );
  return weave({ spread, cards, reversals, seed: `${seeds.site}${seeds.own}` }, bank);
}

function table(...slugs: CardSlug[]): WovenReading {
  const cards = slugs.map((slug) => ({ slug, reversed: false }));
  return weave({ spread: 'three', cards, reversals: false, seed: 'x' }, bank);
}

describe('a reading', () => {
  it.each(SPREAD_KEYS)(
    'of the spread %s has a lead and a text for every place, no slot open, nothing twice',
    (spread) => {
      for (let number = 0; number < 300; number += 1) {
        const reading = read(spread, number);
        expect(reading.cards).toHaveLength(SPREAD_SIZES[spread]);
        const texts = [
          ...reading.cards.flatMap(({ lead, text }) => [lead, text]),
          ...reading.synthesis.map(({ text }) => text),
        ];
        expect(texts.join(' ')).not.toMatch(/[{}]|undefined/);
        const together = reading.synthesis.flatMap(({ text }) => sentencesOf(text));
        expect(new Set(together).size).toBe(together.length);
      }
    },
  );

  it('names the ground of every paragraph it reads over the table, but for the last', () => {
    for (let number = 0; number < 100; number += 1) {
      const { synthesis } = read('celtic-cross', number);
      expect([6, 7]).toContain(synthesis.length);
      expect(synthesis.slice(0, -1).every(({ basis }) => basis)).toBe(true);
      expect(synthesis.at(-1)).toMatchObject({ ground: 'closing' });
    }
  });

  it('tells the same draw in the same words', () => {
    expect(read('love', 7)).toEqual(read('love', 7));
  });

  it('counts what lies on the table', () => {
    const { tally } = table('the-sun', 'three-of-cups', 'ace-of-cups');
    expect(tally).toEqual({ majors: 1, wands: 0, cups: 2, swords: 0, pentacles: 0, reversed: 0 });
  });

  it('speaks of a pair that meets, whichever came first', () => {
    for (const cards of [
      ['the-sun', 'the-moon', 'two-of-wands'],
      ['two-of-wands', 'the-moon', 'the-sun'],
    ] as const) {
      expect(table(...cards).synthesis.map(({ ground }) => ground)).toContain('pair');
    }
  });

  it('speaks of numbers that repeat and of the suit that leads', () => {
    const { synthesis } = table('three-of-cups', 'three-of-swords', 'ten-of-cups');
    expect(synthesis.map(({ basis }) => basis)).toEqual(
      expect.arrayContaining(['2 threes', 'Three of Cups with Three of Swords']),
    );
    const cups = table('two-of-cups', 'five-of-cups', 'nine-of-swords').synthesis;
    expect(cups.map(({ basis }) => basis)).toContain('2 of 3 are cups');
  });

  it('says nothing of reversals when they are switched off', () => {
    const grounds = table('the-fool', 'two-of-cups', 'nine-of-swords').synthesis.map(({ ground }) => ground);
    expect(grounds).not.toContain('reversals');
  });

  it('of yes or no carries the lean of its card', () => {
    const reading = weave(
      { spread: 'yes-no', cards: [{ slug: 'the-fool', reversed: false }], reversals: false, seed: 'x' },
      bank,
    );
    expect(reading.answer).toMatchObject({ lean: 'yes', why: bank.cards.get('the-fool')!.yesNoWhy });
  });
});

it('cards are called as people say them', () => {
  expect(['The Hermit', 'Three of Cups', 'Strength', 'Death', 'Wheel of Fortune'].map(runningName)).toEqual([
    'the Hermit',
    'the Three of Cups',
    'Strength',
    'the Death card',
    'the Wheel of Fortune',
  ]);
});

it('a broken weaving is refused with file and field', () => {
  const [weaving] = Object.values(readSpreadFiles()) as { spreads: Record<string, unknown> }[];
  const broken = { ...weaving, spreads: { ...weaving!.spreads, one: { name: 'One Card', positions: [] } } };
  expect(weavingProblems({ 'spreads/weaving.yml': broken })[0]).toMatch(
    /^spreads\/weaving\.yml: spreads\.one\.positions/,
  );
});
