import { describe, expect, it } from 'vitest';
import { sharedRuns, wordsOf } from '../../../src/domain/horoscope/prose-rules.ts';
import type { Gist } from '../../../src/domain/tarot/bank.ts';
import { CARD_NAMES } from '../../../src/domain/tarot/card-names.ts';
import { drawCards } from '../../../src/domain/tarot/draw.ts';
import { runningName } from '../../../src/domain/tarot/running-name.ts';
import { MULTI_CARD_SPREADS, SPREAD_SIZES, type MultiCardSpread } from '../../../src/domain/tarot/spreads.ts';
import { ofThem } from '../../../src/domain/tarot/synthesis.ts';
import { themePair } from '../../../src/domain/tarot/themes.ts';
import { weave, type WovenCard, type WovenReading } from '../../../src/domain/tarot/weave.ts';
import { bank, sentencesOf } from './woven.ts';

const DRAWS = 500;

function read(spread: MultiCardSpread, number: number): WovenReading {
  const seeds = { site: number.toString(16).padStart(64, '0'), own: '07'.repeat(16) };
  const picks = Array.from({ length: SPREAD_SIZES[spread] }, (_, place) => place);
  return weave({ spread, cards: drawCards(seeds, picks, true), seed: seeds.site + seeds.own }, bank);
}

const readings = (spread: MultiCardSpread): WovenReading[] =>
  Array.from({ length: DRAWS }, (_, number) => read(spread, number));

const called = ({ name, reversed }: WovenCard): string =>
  `${runningName(name)}${reversed ? ' reversed' : ''}`;

const gistOf = ({ slug, reversed }: WovenCard): Gist =>
  bank.weaving.gists[slug]![reversed ? 'reversed' : 'upright'];

/** Whether a text says what the card is about, of the visitor or of somebody else. */
function tellsOf(text: string, card: WovenCard): boolean {
  const { gist, deed, now, past } = gistOf(card);
  return [gist, deed, now, past, ofThem(deed), ofThem(now)].some((words) => text.includes(words));
}

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

  it('say it in paragraphs that are neither a line nor a page', () => {
    for (const { synthesis } of readings(spread)) {
      for (const { text } of synthesis) {
        expect(wordsOf(text).length, text).toBeGreaterThanOrEqual(35);
        expect(wordsOf(text).length, text).toBeLessThanOrEqual(95);
      }
    }
  });

  it('advise by the card where the visitor stands', () => {
    for (const { cards, synthesis } of readings(spread)) {
      const adviser = cards[{ three: 1, love: 3, 'celtic-cross': 6 }[spread]]!;
      const { counsel, loveCounsel } = gistOf(adviser);
      expect(synthesis[2]!.text).toContain(called(adviser));
      expect(synthesis[2]!.text).toContain(spread === 'love' ? loveCounsel : counsel);
    }
  });

  it('tell where it may lead, by the last card and how it looks', () => {
    const { arrivals } = bank.weaving.synthesis;
    for (const { cards, synthesis } of readings(spread)) {
      const last = cards.at(-1)!;
      const { deed, outlook } = gistOf(last);
      const told = arrivals[outlook].map((wording) =>
        wording.replace('{card}', called(last)).replace('{deed}', deed),
      );
      const { ground, text } = synthesis[1]!;
      // Of three cards a pair with the last one says it in words of its own.
      const isPair = spread === 'three' && ground === 'pair';
      expect(isPair || told.some((words) => text.includes(words))).toBe(true);
    }
  });

  it('get the same words for the same draw', () => {
    expect(read(spread, 7)).toEqual(read(spread, 7));
  });
});

describe('the counsel of the cards', () => {
  const counsels = Object.entries(bank.weaving.gists).flatMap(([slug, { upright, reversed }]) =>
    [upright, reversed].flatMap(({ counsel, loveCounsel }) => [
      { slug, text: counsel },
      { slug, text: loveCounsel },
    ]),
  );

  it('is there for each of them upright and reversed, in love and otherwise', () => {
    expect(counsels).toHaveLength(78 * 2 * 2);
  });

  it('is no card’s twice, in no sentence', () => {
    const sentences = counsels.flatMap(({ text }) => sentencesOf(text));
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('is no other’s with a few words changed', () => {
    expect(
      sharedRuns(
        counsels.map(({ slug, text }, at) => ({ id: `${slug} ${at}`, text })),
        6,
      ),
    ).toEqual([]);
  });
});

/** Whether a paragraph names the card of a place and says what it is about. */
function isTold({ cards, synthesis }: WovenReading, paragraph: number, place: number): boolean {
  const { text } = synthesis[paragraph]!;
  return text.includes(called(cards[place]!)) && tellsOf(text, cards[place]!);
}

/** Whether a paragraph says how the card of one place leads to that of another. */
function isTurned({ cards, synthesis }: WovenReading, paragraph: number, from: number, to: number): boolean {
  const wordings = bank.weaving.turns[gistOf(cards[from]!).theme][gistOf(cards[to]!).theme];
  return wordings.some((words) => synthesis[paragraph]!.text.includes(words));
}

const metIn = ({ cards }: WovenReading, met: Readonly<Record<string, string>>): string =>
  met[themePair(gistOf(cards[0]!).theme, gistOf(cards[1]!).theme)]!;

it('three cards turn from the first to the present, and from the present to the last', () => {
  for (const reading of readings('three')) {
    expect(isTurned(reading, 0, 0, 1)).toBe(true);
    expect([isTold(reading, 1, 1), isTurned(reading, 1, 1, 2)]).toEqual([true, true]);
  }
});

it('the Celtic Cross tells how the matter meets what crosses it, where it comes from, and of the people around', () => {
  for (const reading of readings('celtic-cross')) {
    expect(isTold(reading, 0, 1)).toBe(true);
    expect(reading.synthesis[0]!.text.endsWith(metIn(reading, bank.weaving['crossings-met']))).toBe(true);
    const isFrom = (place: number) => isTold(reading, 1, place) && isTurned(reading, 1, place, 0);
    expect([isFrom(3) || isFrom(4), isTold(reading, 1, 7), isTold(reading, 2, 8)]).toEqual([
      true,
      true,
      true,
    ]);
  }
});

it('love tells how the two people meet, and where what is between them leans', () => {
  for (const reading of readings('love')) {
    expect(isTold(reading, 0, 1)).toBe(true);
    expect(reading.synthesis[0]!.text.endsWith(metIn(reading, bank.weaving.meetings))).toBe(true);
    expect([isTold(reading, 1, 2), isTurned(reading, 1, 2, 4)]).toEqual([true, true]);
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
