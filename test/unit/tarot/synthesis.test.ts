import { describe, expect, it } from 'vitest';
import { readSpreadFiles, readTarotFiles } from '../../../scripts/compile-content.ts';
import { weavingFrom } from '../../../src/content/spreads.ts';
import { deckFrom } from '../../../src/content/tarot.ts';
import { CARD_NAMES, type CardSlug } from '../../../src/domain/tarot/card-names.ts';
import { drawCards } from '../../../src/domain/tarot/draw.ts';
import { runningName } from '../../../src/domain/tarot/running-name.ts';
import { MULTI_CARD_SPREADS, SPREAD_SIZES, type MultiCardSpread } from '../../../src/domain/tarot/spreads.ts';
import { ofThem, type SynthesisPart } from '../../../src/domain/tarot/synthesis.ts';
import { weave, type WovenCard, type WovenReading } from '../../../src/domain/tarot/weave.ts';

const bank = { cards: deckFrom(readTarotFiles()), weaving: weavingFrom(readSpreadFiles()) };
const DRAWS = 400;
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]”?)\s+/);

function read(spread: MultiCardSpread, number: number): WovenReading {
  const seeds = { site: number.toString(16).padStart(64, '0'), own: '07'.repeat(16) };
  const picks = Array.from({ length: SPREAD_SIZES[spread] }, (_, place) => place);
  return weave({ spread, cards: drawCards(seeds, picks, true), seed: seeds.site + seeds.own }, bank);
}

const readings = (spread: MultiCardSpread): WovenReading[] =>
  Array.from({ length: DRAWS }, (_, number) => read(spread, number));

const called = ({ name, reversed }: WovenCard): string =>
  `${runningName(name)}${reversed ? ' reversed' : ''}`;

const NAMES = CARD_NAMES.map(({ slug }) => bank.cards.get(slug)!.name.replace(/^The /, ''));
const withoutNames = (text: string): string =>
  NAMES.reduce((left, name) => left.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), '…'), text);

const COUNTED =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten) (?:of|out of|among|in) (?:the |your )?(?:three|five|ten)\b|\b(?:one|two|three|four|five|six|seven|eight|nine|ten) (?:majors?|wands|cups|swords|pentacles|reversed|reversals)\b/i;
const ABSENT =
  /\b(?:no|not (?:a|one|any)|without (?:a|any)) (?:single )?(?:major|wand|cup|sword|pentacle|coin|reversal)|\b(?:missing|absent|lacking) (?:from|in) (?:the|your) (?:spread|cards|table)|stayed (?:away|in the deck)/i;

describe.each(MULTI_CARD_SPREADS)('the cards of the spread %s, read together,', (spread) => {
  it('begin with the first card and the last', () => {
    for (const { cards, synthesis } of readings(spread)) {
      const [sentence] = sentencesOf(synthesis[0]!.text);
      expect(sentence).toContain(called(cards[0]!));
      expect(sentence).toContain(called(cards.at(-1)!));
    }
  });

  it('give one answer of three paragraphs in which no sentence comes twice', () => {
    for (const { synthesis } of readings(spread)) {
      expect(synthesis).toHaveLength(3);
      const sentences = synthesis.flatMap(({ text }) => sentencesOf(text));
      expect(new Set(sentences).size).toBe(sentences.length);
    }
  });

  it('count nothing and tell of nothing that is missing', () => {
    for (const { synthesis } of readings(spread)) {
      const text = withoutNames(synthesis.map((part) => part.text).join(' '));
      expect(text).not.toMatch(COUNTED);
      expect(text).not.toMatch(ABSENT);
      expect(text).not.toMatch(/great card/i);
    }
  });

  it('end with the visitor: their question, or the two people, and something to do or ask', () => {
    for (const { synthesis } of readings(spread)) {
      const { ground, text } = synthesis.at(-1)!;
      expect(ground).toBe('closing');
      expect(text).toMatch(/\byou/i);
      if (spread !== 'love') expect(text).toMatch(/your question|you asked/i);
    }
  });

  it('get the same words for the same draw', () => {
    expect(read(spread, 7)).toEqual(read(spread, 7));
  });
});

type LaidCard = CardSlug | `${CardSlug} reversed`;

function middleOf(spread: MultiCardSpread, cards: readonly LaidCard[], seed = 'x'): SynthesisPart {
  const drawn = cards.map((card) => ({
    slug: card.replace(' reversed', '') as CardSlug,
    reversed: card.endsWith(' reversed'),
  }));
  return weave({ spread, cards: drawn, seed }, bank).synthesis[1]!;
}

const groundOf = (spread: MultiCardSpread, ...cards: LaidCard[]): string => middleOf(spread, cards).ground;
const met = (wording: string): string =>
  wording.replace('{fire}', 'the Nine of Wands').replace('{water}', 'the Two of Cups');
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
    ['elements', ['two-of-cups', 'nine-of-wands', 'six-of-swords']],
    ['majors', ['the-magician', 'nine-of-wands', 'six-of-swords']],
  ] as const)('then on %s', (ground, cards) => {
    expect(groundOf('three', ...cards)).toBe(ground);
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
  expect(groundOf('celtic-cross', ...nines, ...rest, 'two-of-pentacles')).toBe('elements');
  const { ground, text } = middleOf('celtic-cross', [...nines, ...rest, 'nine-of-pentacles']);
  expect(ground).toBe('numbers');
  expect(text).toContain('so many nines');
});

it('cards that are all of the major arcana are called all, others most', () => {
  const { all, most } = bank.weaving.synthesis.majors;
  for (const seed of SEEDS) {
    const { text } = middleOf('three', ['the-fool', 'the-emperor', 'the-star'], seed);
    expect(all.some((wording) => text.endsWith(wording))).toBe(true);
    const mostly = middleOf('three', ['the-fool', 'the-emperor', 'two-of-cups'], seed);
    expect(most.some((wording) => mostly.text.endsWith(wording))).toBe(true);
  }
});

describe('two elements that meet', () => {
  const { general, love } = bank.weaving.synthesis.elements;

  it('say the same whichever of the cards came first, and give each its own name', () => {
    const named = SEEDS.filter((seed) => {
      const one = middleOf('three', ['two-of-cups', 'nine-of-wands', 'six-of-swords'], seed).text;
      const other = middleOf('three', ['nine-of-wands', 'two-of-cups', 'six-of-swords'], seed).text;
      const meeting = general['fire-water'].map(met).find((words) => one.endsWith(words))!;
      expect(other.endsWith(meeting)).toBe(true);
      return meeting.includes('the Nine of Wands');
    });
    expect(named.length).toBeGreaterThan(0);
  });

  it('are never told in an order', () => {
    const mixed = [general, love].flatMap((pairs) =>
      Object.entries(pairs).flatMap(([pair, wordings]) => (/^(\w+)-\1$/.test(pair) ? [] : wordings)),
    );
    for (const wording of mixed) {
      expect(wording).not.toMatch(
        /\bfirst card\b|\bthis one\b|your card and theirs|\byou have \{|\bthey have \{/i,
      );
    }
  });
});

it('love tells by name what is between the two people', () => {
  for (const { cards, synthesis } of readings('love')) {
    const { slug, reversed } = cards[2]!;
    const { text } = synthesis[1]!;
    const way = reversed ? 'reversed' : 'upright';
    const gist = bank.weaving.synthesis.gists[slug]!;
    expect(text).toContain(called(cards[2]!));
    expect([gist[way], gist.deed[way], ofThem(gist.deed[way])].some((words) => text.includes(words))).toBe(
      true,
    );
  }
});

it('what you do becomes what they do', () => {
  expect(ofThem('start before you feel ready')).toBe('start before they feel ready');
  expect(ofThem('hold on to what you’ve saved')).toBe('hold on to what they’ve saved');
  expect(ofThem('argue away your own hunches')).toBe('argue away their own hunches');
});

it('most sentences speak to the visitor', () => {
  const sentences = MULTI_CARD_SPREADS.flatMap(readings).flatMap(({ synthesis }) =>
    synthesis.flatMap(({ text }) => sentencesOf(text)),
  );
  const addressed = sentences.filter((sentence) => /\byou/i.test(sentence));
  expect(addressed.length / sentences.length).toBeGreaterThan(0.6);
});

it('no hopeful turn leads to a card that looks hard', () => {
  const { turns, gists, outlooks } = bank.weaving.synthesis;
  const hopeful = Object.values(turns).flatMap((list) => list.filter(({ unless }) => unless === 'hard'));
  const hard = MULTI_CARD_SPREADS.flatMap(readings).filter(({ cards }) => {
    const { slug, reversed } = cards.at(-1)!;
    return gists[slug]!.outlook[reversed ? 'reversed' : 'upright'] === 'hard';
  });
  expect(hard.length).toBeGreaterThan(100);
  for (const { synthesis } of hard) {
    expect(hopeful.some(({ means }) => synthesis[0]!.text.includes(means))).toBe(false);
    expect(outlooks.hard.some((words) => synthesis[0]!.text.includes(words))).toBe(true);
  }
});

it('love speaks of its first two cards as of two people', () => {
  const cards = (
    ['two-of-cups', 'nine-of-wands', 'six-of-swords', 'eight-of-pentacles', 'five-of-wands'] as const
  ).map((slug) => ({ slug, reversed: false }));
  const { synthesis } = weave({ spread: 'love', cards, seed: 'x' }, bank);
  const { general, love } = bank.weaving.synthesis.elements;
  const isSaid = (wording: string) => synthesis[1]!.text.endsWith(met(wording));
  expect(love['fire-water'].some(isSaid)).toBe(true);
  expect(general['fire-water'].some(isSaid)).toBe(false);
});
