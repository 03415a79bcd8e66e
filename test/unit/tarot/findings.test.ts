import { describe, expect, it } from 'vitest';
import { CARD_NAMES } from '../../../src/domain/tarot/card-names.ts';
import type { MultiCardSpread } from '../../../src/domain/tarot/spreads.ts';
import { answerTo, bank, middleOf, sentencesOf, type LaidCard } from './woven.ts';

const groundOf = (spread: MultiCardSpread, ...cards: LaidCard[]): string => middleOf(spread, cards).ground;
const SEEDS = Array.from({ length: 40 }, (_, number) => `seed ${number}`);

describe('the second paragraph rests on the strongest thing', () => {
  it('first on a pair, whichever came first', () => {
    expect(groundOf('three', 'the-sun', 'two-of-wands', 'the-moon')).toBe('pair');
    expect(groundOf('three', 'the-moon', 'two-of-wands', 'the-sun')).toBe('pair');
  });

  it('on a pair only when both its cards are upright, as its words take them', () => {
    expect(groundOf('three', 'the-sun reversed', 'two-of-wands', 'the-moon')).not.toBe('pair');
    expect(groundOf('three', 'the-sun', 'two-of-wands', 'the-moon reversed')).not.toBe('pair');
    expect(groundOf('three', 'the-sun', 'two-of-wands reversed', 'the-moon')).toBe('pair');
  });

  it.each([
    ['majors', ['the-fool', 'the-emperor', 'the-star']],
    ['suit', ['two-of-cups', 'five-of-cups', 'nine-of-cups']],
    ['numbers', ['two-of-cups', 'nine-of-wands', 'two-of-swords']],
    ['reversals', ['two-of-cups reversed', 'nine-of-wands reversed', 'six-of-swords reversed']],
  ] as const)('then on %s', (ground, cards) => {
    expect(groundOf('three', ...cards)).toBe(ground);
  });

  it('else on the cards alone', () => {
    expect(groundOf('three', 'the-magician', 'nine-of-wands', 'six-of-swords')).toBe('cards');
  });
});

it('ten cards have a number in common from the third on', () => {
  const nines = ['nine-of-cups', 'nine-of-wands'] as const;
  const rest = [
    'two-of-cups',
    'five-of-wands',
    'six-of-swords',
    'eight-of-swords',
    'four-of-wands',
    'ace-of-cups',
    'king-of-wands',
  ] as const;
  expect(groundOf('celtic-cross', ...nines, ...rest, 'two-of-pentacles')).toBe('cards');
  const { ground, text } = middleOf('celtic-cross', [...nines, ...rest, 'nine-of-pentacles']);
  expect(ground).toBe('numbers');
  expect(text).toContain('so many nines');
});

it('cards that are all of the major arcana are called all, others most', () => {
  const { all, most } = bank.weaving.synthesis.majors;
  const minors = ['two-of-cups', 'nine-of-wands'] as const;
  for (const seed of SEEDS) {
    const { text } = middleOf('three', ['the-fool', 'the-emperor', 'the-star'], seed);
    expect(all.some((wording) => text.endsWith(sentencesOf(wording)[0]!))).toBe(true);
  }
  const mostly = SEEDS.map((seed) =>
    middleOf('love', ['the-fool', 'the-emperor', ...minors, 'the-star'], seed),
  ).filter(({ ground }) => ground === 'majors');
  expect(mostly.length).toBeGreaterThan(0);
  for (const { text } of mostly) {
    expect(most.some((wording) => text.endsWith(sentencesOf(wording)[0]!))).toBe(true);
  }
});

it('two cards of the major arcana are not remarked on', () => {
  expect(groundOf('three', 'the-fool', 'the-emperor', 'two-of-cups')).toBe('cards');
});

it('five cards have a number in common from the third on', () => {
  const cards = ['two-of-cups', 'nine-of-wands', 'two-of-swords', 'the-hermit'] as const;
  expect(groundOf('love', ...cards, 'six-of-swords')).toBe('cards');
  expect(groundOf('love', ...cards, 'two-of-wands')).toBe('numbers');
});

it('a number in common is told of the cards as they lie', () => {
  const told = SEEDS.map((seed) =>
    middleOf('three', ['nine-of-cups', 'two-of-wands', 'nine-of-swords reversed'], seed),
  ).filter(({ ground }) => ground === 'numbers');
  expect(told.length).toBeGreaterThan(0);
  for (const { text } of told) expect(text).toContain('the Nine of Cups and the Nine of Swords reversed');
});

it('three cards get all that is said of a pair with the last card, more cards its first sentence', () => {
  const { pairs } = bank.weaving.synthesis;
  const three = middleOf('three', ['six-of-swords', 'two-of-cups', 'the-star']);
  expect(three.text.endsWith(pairs['six-of-swords+the-star']!)).toBe(true);
  const [sentence] = sentencesOf(pairs['six-of-swords+the-star']!);
  const { ground, text } = middleOf('love', [
    'two-of-cups',
    'nine-of-wands',
    'six-of-swords',
    'king-of-pentacles',
    'the-star',
  ]);
  expect(ground).toBe('pair');
  expect(text.endsWith(sentence!)).toBe(true);
});

it('a bright card that crosses the matter is called a good thing in the way', () => {
  const rest = Array.from({ length: 8 }, (_, at) => CARD_NAMES[30 + at]!.slug);
  const { kind } = bank.weaving.synthesis.crossings;
  const { upright, reversed } = bank.weaving.gists['the-star']!;
  const withStar = (wording: string, card: LaidCard): string => {
    const [name, { gist }] =
      card === 'the-star' ? (['the Star', upright] as const) : (['the Star reversed', reversed] as const);
    return wording.replace('{card}', name).replace('{gist}', gist);
  };
  const isKind = (card: LaidCard, seed: string): boolean => {
    const { text } = answerTo('celtic-cross', ['the-hermit', card, ...rest], seed)[0]!;
    return kind.some((wording) => text.includes(withStar(wording, card)));
  };
  expect(SEEDS.every((seed) => isKind('the-star', seed))).toBe(true);
  expect(SEEDS.some((seed) => isKind('the-star reversed', seed))).toBe(false);
});
