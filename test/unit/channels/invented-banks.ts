import { addDays } from '../../../src/domain/calendar/civil-date.ts';
import { CATS, MOON_CATS, TAROT_CATS } from '../../../src/domain/channels/cats.ts';
import { BUILT_IN_CHANNELS } from '../../../src/domain/channels/built-in.ts';
import type { ChannelRules } from '../../../src/domain/channels/channel-rules.ts';
import type { CatWords, FillBanks, SkyFact, Told, Verse } from '../../../src/domain/channels/fill-input.ts';
import { SCENES } from '../../../src/domain/channels/scenes.ts';
import { CARD_NAMES } from '../../../src/domain/tarot/card-names.ts';
import { slugName } from '../../../src/domain/tarot/slug-name.ts';
import { SIGN_KEYS } from '../../../src/domain/zodiac/signs.ts';

/** As many words as a text needs that shares no run of three with another. */
const words = (name: string, count = 12): string =>
  Array.from({ length: count }, (_, index) => `${name.replaceAll(/[^a-z0-9]/g, '')}w${index}`).join(' ');

const catWords = (key: string, count: number, cats: CatWords['cats']): CatWords[] =>
  Array.from({ length: count }, (_, index) => {
    const id = `${key}-${index + 1}`;
    return {
      id,
      key,
      cats,
      lines: [`${id}.`, 'Kept it.'],
      title: `Title of ${id}`,
      text: `${words(id)}.`,
    };
  });

/** About as many of each key as the site's own. */
const CAT_WORDS: CatWords[] = [
  ...SIGN_KEYS.flatMap((sign) => catWords(`sign:${sign}`, 7, [`sign-${sign}`])),
  ...SIGN_KEYS.flatMap((sign) =>
    catWords(`moon-in:${sign}`, 4, [`sign-${sign}`, 'house-ring', 'house-rule']),
  ),
  ...MOON_CATS.flatMap((moon) => catWords(`moon-phase:${moon}`, 6, [`moon-${moon}`])),
  ...TAROT_CATS.flatMap((card) => catWords(`tarot:${card}`, 5, [`tarot-${card}`])),
];

export const TRADITIONS = ['psalms', 'gospels', 'tao', 'gita', 'dhammapada', 'sufis'];
const VERSES_EACH = 35;

const VERSES: Verse[] = TRADITIONS.flatMap((tradition, row) =>
  Array.from({ length: VERSES_EACH }, (_, index) => ({
    id: `${tradition}-${index + 1}`,
    tradition,
    reference: `${tradition} ${index + 1}`,
    edition: `The ${tradition} in English`,
    lines: [`${words(`${tradition}${index}a`, 4)},`, `${words(`${tradition}${index}b`, 4)}.`],
    scenes: [0, 1, 2].map((step) => SCENES[(row * VERSES_EACH + index + step * 5) % SCENES.length]!.key),
    note: index % 2 === 0 ? 'Read in the evening.' : null,
    feasts: index === 0 ? [`feast-of-${tradition}`] : [],
  })),
);

const DAY_MS = 86_400_000;

/** A sky that goes round like ours: the Moon changes its sign every 2.3 days, its quarter every 7.4. */
function skyAt(atMs: number): SkyFact[] {
  const days = atMs / DAY_MS;
  const sign = SIGN_KEYS[Math.floor(days / 2.277) % 12]!;
  const quarter = MOON_CATS[Math.floor(days / 7.38) % 4]!;
  const isQuarterDay = (days % 7.38) / 7.38 < 0.2;
  const inSign: SkyFact = { key: `moon-in:${sign}`, cats: [], why: `Moon in ${sign}` };
  const phase: SkyFact = { key: `moon-phase:${quarter}`, cats: [`moon-${quarter}`], why: quarter };
  return isQuarterDay ? [phase, inSign] : [inSign, phase];
}

const told = (name: string): Told => ({
  title: `Title of ${name}`,
  lines: [words(`${name}line`, 6).slice(0, 70)],
  text: `${words(name)}.`,
  alt: `A picture of the sky named ${name}.`,
});

export const FEAST_DAY = '2026-12-25';

export const BANKS: FillBanks = {
  catWords: CAT_WORDS,
  verses: VERSES,
  quotes: Array.from({ length: 40 }, (_, index) => ({
    topic: 'hope',
    slug: `quote-${index}`,
    text: `${words(`quote${index}`, 9)}.`,
    author: `Author ${index % 10}`,
    work: `Work ${index}`,
  })),
  cards: CARD_NAMES.map(({ slug }) => ({
    slug,
    name: slugName(slug),
    text: `${words(slug)}.`,
    picture: `A drawing of the card ${slug}.`,
  })),
  altTexts: Object.fromEntries([
    ...CATS.map(({ key, name }) => [`cat:${key}`, `A cat named ${name} sits before a lit disc.`] as const),
    ...SCENES.map(({ key, name }) => [`scene:${key}`, `${name}, engraved, in a quiet light.`] as const),
  ]),
  skyAt,
  feastsOn: (date) =>
    date === FEAST_DAY ? ['feast-of-gospels'] : date === addDays(FEAST_DAY, 9) ? ['feast-of-tao'] : [],
  skyOf: (date) => told(`sky${date}`),
  weekOfSign: (sign, sunday) => told(`week${sign}${sunday}`),
};

export const ZONE = 'America/New_York';

export const CHANNELS: ChannelRules[] = BUILT_IN_CHANNELS.map((plan) => ({ ...plan, timeZone: ZONE }));

export const channelOf = (key: string): ChannelRules => CHANNELS.find((channel) => channel.key === key)!;
