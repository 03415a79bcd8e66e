import { describe, expect, it } from 'vitest';
import { ASPECT_ANGLES } from '../../../src/domain/sky/aspects.ts';
import { BODIES, nameOfBody, type Body } from '../../../src/domain/sky/bodies.ts';
import { skyIntro } from '../../../src/domain/sky/intro.ts';
import { skyAt } from '../../../src/domain/sky/positions.ts';
import type { AspectKind, Sky } from '../../../src/domain/sky/sky.ts';
import { signOf } from '../../../src/domain/zodiac/signs.ts';

const DAYS = Array.from(
  { length: 60 },
  (_, day) => Date.parse('2026-11-01T06:00:00Z') + day * 7.3 * 86_400_000,
);

const KINDS: [RegExp, AspectKind][] = [
  [/next to/, 'conjunction'],
  [/sextile/, 'sextile'],
  [/square/, 'square'],
  [/trine/, 'trine'],
  [/opposite/, 'opposition'],
];

const placeOf = (sky: Sky, body: Body) => sky.bodies.find((place) => place.body === body)!;

function apartDeg(sky: Sky, one: Body, other: Body): number {
  const turn = Math.abs(placeOf(sky, one).longitudeDeg - placeOf(sky, other).longitudeDeg);
  return Math.min(turn, 360 - turn);
}

/** The bodies a sentence names, in its order. */
function named(sentence: string): Body[] {
  const at = (body: Body): number =>
    sentence.search(new RegExp(`\\b${nameOfBody(body).replace(/^the /, '')}\\b`));
  return BODIES.filter((body) => at(body) >= 0).sort((a, b) => at(a) - at(b));
}

function expectTruePlaces(text: string, sky: Sky): void {
  for (const body of BODIES) {
    const name = nameOfBody(body).replace(/^the /, '');
    for (const [, sign] of text.matchAll(new RegExp(`${name} in ([A-Z][a-z]+)`, 'g'))) {
      expect(sign, text).toBe(signOf(placeOf(sky, body).sign).name);
    }
  }
}

function expectTrueAngle(sentence: string, sky: Sky): void {
  const [one, other] = named(sentence);
  for (const [words, kind] of KINDS) {
    if (words.test(sentence))
      expect(Math.abs(apartDeg(sky, one!, other!) - ASPECT_ANGLES[kind]), sentence).toBeLessThanOrEqual(5);
  }
  if (sentence.includes('are together')) expect(apartDeg(sky, one!, other!), sentence).toBeLessThanOrEqual(3);
}

function expectTrueT(sentence: string, sky: Sky): void {
  const [moon, facing, apex] = named(sentence);
  expect(moon).toBe('moon');
  expect(apartDeg(sky, 'moon', facing!), sentence).toBeGreaterThanOrEqual(175);
  for (const side of ['moon', facing!] as const)
    expect(Math.abs(apartDeg(sky, apex!, side) - 90), sentence).toBeLessThanOrEqual(5);
}

describe('the sky in words', () => {
  it.each(DAYS.map((atMs) => [new Date(atMs).toISOString(), atMs] as const))('is true on %s', (_, atMs) => {
    const sky = skyAt(atMs);
    const text = skyIntro(sky);
    expect(text).toMatch(/^A [a-z -]*Moon in [A-Z][a-z]+[,.] /);
    expect(text).not.toMatch(/ {2}|\.\.|undefined|, ,|\b(\w+) \1\b/);
    expect(text.length).toBeLessThanOrEqual(210);
    expectTruePlaces(text, sky);
    const sentences = text.split(/(?<=\.) /);
    if (text.includes('T-square')) expectTrueT(sentences[0]!, sky);
    else for (const sentence of sentences) expectTrueAngle(sentence, sky);
  });

  it.each(DAYS)('names what is retrograde, at %i', (atMs) => {
    const sky = skyAt(atMs);
    const back = sky.bodies.filter(({ body, retrograde }) => retrograde && body !== 'node');
    const last = skyIntro(sky)
      .split(/(?<=\.) /)
      .at(-1)!;
    if (back.length <= 3) expect(named(last)).toEqual(back.map(({ body }) => body));
    else expect(last).toMatch(/^(Four|Five|Six|Seven) planets are retrograde\.$/);
  });

  it('knows the shape of a T', () => {
    const sky = skyAt(Date.parse('2026-11-17T12:00:00Z'));
    expect(skyIntro(sky)).toBe(
      'A first-quarter Moon in Aquarius, Jupiter in Leo opposite, and the Sun in Scorpio square both. ' +
        'That’s a T-square. Saturn, Uranus and Neptune are retrograde.',
    );
  });
});
