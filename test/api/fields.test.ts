import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SIGN_KEYS } from '../../src/domain/zodiac/signs.ts';
import { startTestSite, type TestSite } from '../harness/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

const Words = z.string().regex(/^\S/);
const Percent = z.int().min(0).max(100);
const List = z.array(Words).min(1);

const SECTIONS = {
  overview: Words,
  love: Words,
  career: Words,
  health: Words,
  finance: Words,
  advice: Words,
};

/** The fields as the specification writes them: the wire's own schemas would follow a slip in a name. */
const ANSWERS: Record<string, (sign: string) => [path: string, fields: z.ZodRawShape]> = {
  daily: (sign) => [
    `/api/horoscope/${sign}`,
    {
      description: z.string().regex(/^\*\*[^*]+\*\*[^]+\n\n[^]+/),
      lucky_number: Words,
      color: Words,
      mood: Words,
      lucky_time: Words.optional(),
    },
  ],
  weekly: (sign) => [`/api/weekly/${sign}`, SECTIONS],
  monthly: (sign) => [`/api/monthly/${sign}`, { ...SECTIONS, challenges: Words, opportunities: Words }],
  compatibility: (sign) => [
    `/api/compatibility?sign1=${sign}&sign2=libra`,
    {
      overall_compatibility: Percent,
      love_compatibility: Percent,
      friendship_compatibility: Percent,
      description: Words,
      strengths: List,
      challenges: List,
      advice: Words,
    },
  ],
};

describe('an answer', () => {
  it.each(Object.keys(ANSWERS))('has the fields that the specification names: %s', async (kind) => {
    for (const sign of SIGN_KEYS) {
      const [path, fields] = ANSWERS[kind]!(sign);
      const response = await fetch(site.url + path);
      expect(response.status, path).toBe(200);
      const { error } = z.object(fields).safeParse(await response.json());
      expect(error?.issues, path).toBeUndefined();
    }
  });
});

it('a lucky time is there on some days and not on others', async () => {
  const times = await Promise.all(
    SIGN_KEYS.map(async (sign) => {
      const response = await fetch(`${site.url}/api/horoscope/${sign}`);
      return 'lucky_time' in ((await response.json()) as object);
    }),
  );
  expect(new Set(times)).toEqual(new Set([true, false]));
});
