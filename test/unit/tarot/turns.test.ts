import { describe, expect, it } from 'vitest';
import { readSpreadFiles } from '../../../scripts/compile-content.ts';
import { weavingProblems } from '../../../src/content/spreads.ts';
import { overusedOpenings, sharedRuns, wordsOf } from '../../../src/domain/horoscope/prose-rules.ts';
import type { WeavingTexts } from '../../../src/domain/tarot/bank.ts';
import { CARD_NAMES } from '../../../src/domain/tarot/card-names.ts';
import { THEMES, themePair } from '../../../src/domain/tarot/themes.ts';
import { bank, sentencesOf } from './woven.ts';

const { gists, turns, meetings, 'crossings-met': crossingsMet } = bank.weaving;

const turnUnits = THEMES.flatMap((from) =>
  THEMES.flatMap((to) => turns[from][to].map((text, at) => ({ id: `${from} to ${to} ${at}`, text }))),
);
const unitsOf = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([id, text]) => ({ id, text }));
const sets = [
  ['turns', turnUnits],
  ['meetings', unitsOf(meetings)],
  ['crossings met', unitsOf(crossingsMet)],
] as const;

it('every card has a theme upright and reversed, and every theme has several cards', () => {
  const themes = CARD_NAMES.flatMap(({ slug }) => [gists[slug]!.upright.theme, gists[slug]!.reversed.theme]);
  expect(themes).toHaveLength(156);
  for (const theme of THEMES) {
    expect(themes.filter((one) => one === theme).length, theme).toBeGreaterThanOrEqual(6);
  }
});

it('each theme leads to each other and to itself, and to itself in two ways', () => {
  for (const from of THEMES) {
    for (const to of THEMES) {
      expect(turns[from][to].length).toBeGreaterThanOrEqual(from === to ? 2 : 1);
    }
  }
});

it('two themes meet in either order, of two people and of one', () => {
  for (const one of THEMES) {
    for (const other of THEMES) {
      const pair = themePair(one, other);
      expect(pair).toBe(themePair(other, one));
      expect([meetings[pair], crossingsMet[pair]]).toEqual([expect.any(String), expect.any(String)]);
    }
  }
});

describe.each(sets)('the %s', (_, units) => {
  it('are one sentence of 12 to 28 words to the visitor that names no card', () => {
    for (const { id, text } of units) {
      expect(sentencesOf(text), id).toHaveLength(1);
      expect(wordsOf(text).length, id).toBeGreaterThanOrEqual(12);
      expect(wordsOf(text).length, id).toBeLessThanOrEqual(28);
      expect(text, id).toMatch(/\byou/i);
      expect(text, id).not.toMatch(/[{}]|\b(?:cards?|reversed|wands|cups|swords|pentacles)\b/i);
    }
  });

  it('begin in different ways', () => {
    expect(overusedOpenings(units, 3)).toEqual([]);
  });
});

it('no sentence between two cards is another with a few words changed', () => {
  const units = sets.flatMap(([name, all]) => all.map(({ id, text }) => ({ id: `${name} ${id}`, text })));
  expect(sharedRuns(units, 7)).toEqual([]);
});

it('the meetings speak of two people', () => {
  for (const { id, text } of unitsOf(meetings)) {
    expect(text, id).toMatch(
      /\b(?:both|each|one|neither|either|two|somebody|someone|whoever|other|between you)\b/i,
    );
  }
});

it('a pair of themes without words is refused by name', () => {
  const { 'spreads/turns.yml': file } = readSpreadFiles() as Record<string, Pick<WeavingTexts, 'turns'>>;
  const { hurt: _, ...rest } = file!.turns.joy;
  const broken = { turns: { ...file!.turns, joy: rest } };
  expect(weavingProblems({ 'spreads/turns.yml': broken })[0]).toMatch(
    /^spreads\/turns\.yml: turns\.joy\.hurt/,
  );
});
