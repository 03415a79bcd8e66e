import { describe, expect, it } from 'vitest';
import { CARD_NAMES } from '../../../src/domain/tarot/card-names.ts';
import type { MultiCardSpread } from '../../../src/domain/tarot/spreads.ts';
import { bank, middleOf, sentencesOf, type LaidCard } from './woven.ts';

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
    ['majors', ['the-fool', 'the-emperor', 'two-of-cups']],
    ['suit', ['two-of-cups', 'five-of-cups', 'nine-of-cups']],
    ['numbers', ['two-of-cups', 'nine-of-wands', 'two-of-swords']],
    ['reversals', ['two-of-cups reversed', 'nine-of-wands reversed', 'six-of-swords reversed']],
  ] as const)('then on %s', (ground, cards) => {
    expect(groundOf('three', ...cards)).toBe(ground);
  });

  it('else on the cards alone, with what today is like', () => {
    const { todays } = bank.weaving.synthesis;
    const { ground, text } = middleOf('three', ['the-magician', 'nine-of-wands', 'six-of-swords']);
    expect(ground).toBe('cards');
    expect(todays.hard.some((words) => text.endsWith(words))).toBe(true);
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
  for (const seed of SEEDS) {
    const { text } = middleOf('three', ['the-fool', 'the-emperor', 'the-star'], seed);
    expect(all.some((wording) => text.endsWith(sentencesOf(wording)[0]!))).toBe(true);
    const mostly = middleOf('three', ['the-fool', 'the-emperor', 'two-of-cups'], seed);
    expect(most.some((wording) => mostly.text.endsWith(sentencesOf(wording)[0]!))).toBe(true);
  }
});

it('a number in common is told of the cards as they lie', () => {
  const texts = SEEDS.map(
    (seed) => middleOf('three', ['nine-of-cups', 'two-of-wands', 'nine-of-swords reversed'], seed).text,
  );
  for (const text of texts) expect(text).toContain('the Nine of Cups and the Nine of Swords reversed');
});

it('three cards get all that is said of a pair, more cards its first sentence', () => {
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

it('a bright card that crosses the matter is called a help', () => {
  const rest = Array.from({ length: 8 }, (_, at) => CARD_NAMES[30 + at]!.slug);
  const { kind } = bank.weaving.synthesis.crossings;
  const { upright, reversed } = bank.weaving.gists['the-star']!;
  const withStar = (wording: string, card: LaidCard): string => {
    const [name, { gist }] =
      card === 'the-star' ? (['the Star', upright] as const) : (['the Star reversed', reversed] as const);
    return wording.replace('{card}', name).replace('{gist}', gist);
  };
  const begins = (card: LaidCard, seed: string): boolean => {
    const { text } = middleOf('celtic-cross', ['the-hermit', card, ...rest], seed);
    return kind.some((wording) => text.startsWith(withStar(wording, card)));
  };
  expect(SEEDS.every((seed) => begins('the-star', seed))).toBe(true);
  expect(SEEDS.some((seed) => begins('the-star reversed', seed))).toBe(false);
});
