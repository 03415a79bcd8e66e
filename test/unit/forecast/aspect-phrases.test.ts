import { describe, expect, it } from 'vitest';
import { aspectPhrases, otherName, PHRASES } from '../../../src/domain/forecast/aspect-phrases.ts';
import type { AspectEvent } from '../../../src/domain/forecast/candidates.ts';
import type { Section } from '../../../src/domain/forecast/sections.ts';
import { ASPECT_KINDS } from '../../../src/domain/sky/sky.ts';
import { SIGN_KEYS } from '../../../src/domain/zodiac/signs.ts';
import { almanacThrough, periodsOf, skyOf } from './banks.ts';

const between = (body: AspectEvent['body'], other: AspectEvent['body'], aspect: AspectEvent['aspect']) =>
  ({ kind: 'aspect', atMs: 0, body, other, aspect }) satisfies AspectEvent;

describe('what two bodies do', () => {
  it.each(ASPECT_KINDS)('is said of three of a kind in three ways: %s', (kind) => {
    for (const seed of [0, 1, 2]) expect(new Set(aspectPhrases([kind, kind, kind], seed)).size).toBe(3);
  });

  it('has at least thirty ways to be said', () => {
    const all = Object.values(PHRASES).flat();
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThanOrEqual(30);
  });

  it('is empty where a section has only a place to tell', () => {
    expect(aspectPhrases([undefined, 'trine', undefined], 0)).toEqual(['', 'is in harmony with', '']);
  });

  it('names the body on the far side', () => {
    expect(otherName('pluto', between('moon', 'pluto', 'conjunction'))).toBe('the Moon');
    expect(otherName('sun', between('sun', 'mars', 'square'))).toBe('Mars');
    expect(otherName('mars', between('sun', 'mars', 'square'))).toBe('the Sun');
  });
});

describe.each(['weekly', 'monthly'] as const)('a %s reading', (kind) => {
  it('says which aspect it is, and never twice in the same words', () => {
    const periods = periodsOf(kind, 12);
    const almanac = almanacThrough(periods.at(-1)!);
    for (const period of periods) {
      for (const sign of SIGN_KEYS) {
        const sky = skyOf(period);
        const reading = almanac.reading(sign, period, sky) as Partial<Record<Section, string>>;
        const dated = almanac
          .chosenSections(sign, period, sky)
          .filter(({ unit }) => unit.text.includes('{touches}'));
        const said = dated.map(({ section, candidate: { body, aspect } }) => {
          const other = otherName(body, aspect!);
          return PHRASES[aspect!.aspect].find((phrase) => reading[section]!.includes(`${phrase} ${other}`));
        });
        expect(said).not.toContain(undefined);
        const kinds = Map.groupBy(dated, ({ candidate }) => candidate.aspect!.aspect);
        if ([...kinds.values()].every((group) => group.length <= 3)) {
          expect(new Set(said).size, `${period.from} ${sign}`).toBe(said.length);
        }
      }
    }
  });
});
