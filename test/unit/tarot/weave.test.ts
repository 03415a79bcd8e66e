import { describe, expect, it } from 'vitest';
import { readSpreadFiles } from '../../../scripts/compile-content.ts';
import { weavingFrom, weavingProblems } from '../../../src/content/spreads.ts';
import type { WeavingTexts } from '../../../src/domain/tarot/bank.ts';
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
import { bank, sentencesOf } from './woven.ts';

function read(spread: SpreadKey, number: number): WovenReading {
  const seeds = { site: number.toString(16).padStart(64, '0'), own: '00'.repeat(16) };
  const cards = drawCards(
    seeds,
    Array.from({ length: SPREAD_SIZES[spread] }, (_, place) => place),
    readsReversals(spread),
  );
  return weave({ spread, cards, seed: `${seeds.site}${seeds.own}` }, bank);
}

function table(...slugs: CardSlug[]): WovenReading {
  const cards = slugs.map((slug) => ({ slug, reversed: false }));
  return weave({ spread: 'three', cards, seed: 'x' }, bank);
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

  it('tells the same draw in the same words', () => {
    expect(read('love', 7)).toEqual(read('love', 7));
  });

  it('counts what lies on the table', () => {
    const { tally } = table('the-sun', 'three-of-cups', 'ace-of-cups');
    expect(tally).toEqual({ majors: 1, wands: 0, cups: 2, swords: 0, pentacles: 0, reversed: 0 });
  });

  it('tells who asks where they stand, and what is theirs to do', () => {
    const { cards } = read('celtic-cross', 7);
    const { slug, reversed, text } = cards.find(({ position }) => position === 'self')!;
    const { general, advice } = bank.cards.get(slug)![reversed ? 'reversed' : 'upright'];
    expect(text).toBe(`${general} ${advice}`);
  });

  it('speaks of what is behind as past, and of what is ahead as open', () => {
    const { three, 'celtic-cross': cross, love } = bank.weaving.spreads;
    const leadsOf = (spread: typeof three, key: string) =>
      spread.positions.find((position) => position.key === key)!.leads;
    for (const lead of [...leadsOf(three, 'past'), ...leadsOf(cross, 'behind')]) {
      expect(lead).toMatch(/\b(?:was|were|been|came|had|looked|got|started)\b/i);
    }
    const ahead = [
      leadsOf(three, 'next'),
      leadsOf(cross, 'ahead'),
      leadsOf(cross, 'outcome'),
      leadsOf(love, 'leans'),
    ];
    for (const lead of ahead.flat()) {
      expect(lead).toMatch(/\b(?:may|might|could|leans)\b/);
    }
  });

  it('tells whose words they are where a card speaks to somebody else', () => {
    const { 'celtic-cross': cross, love } = bank.weaving.spreads;
    const others = [
      ...love.positions.find(({ key }) => key === 'other')!.leads,
      ...cross.positions.find(({ key }) => key === 'house')!.leads,
    ];
    for (const lead of others) {
      expect(lead).toMatch(/\b(?:them|they|their|somebody near you)\b/i);
    }
  });

  it('has one short sentence before each card, and eight or more to choose from', () => {
    const places = Object.values(bank.weaving.spreads).flatMap(({ positions }) => positions);
    for (const { leads } of places) {
      expect(new Set(leads).size).toBeGreaterThanOrEqual(8);
      for (const lead of leads) {
        expect(sentencesOf(lead)).toHaveLength(1);
        expect(lead).toContain('{card}');
        expect(lead.split(' ').length).toBeLessThanOrEqual(16);
      }
    }
  });

  it('of yes or no carries the lean of its card', () => {
    const reading = weave(
      { spread: 'yes-no', cards: [{ slug: 'the-fool', reversed: false }], seed: 'x' },
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
  const { 'spreads/weaving.yml': weaving } = readSpreadFiles() as Record<string, WeavingTexts>;
  const broken = { ...weaving, spreads: { ...weaving!.spreads, one: { name: 'One Card', positions: [] } } };
  expect(weavingProblems({ 'spreads/weaving.yml': broken })[0]).toMatch(
    /^spreads\/weaving\.yml: spreads\.one\.positions/,
  );
});

it('a weaving without one of its files is refused with what is missing', () => {
  const { 'spreads/weaving.yml': weaving } = readSpreadFiles();
  expect(() => weavingFrom({ 'spreads/weaving.yml': weaving })).toThrow('content/spreads: there is no gists');
});
