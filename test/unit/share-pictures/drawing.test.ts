import { Resvg } from '@resvg/resvg-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { SHARE_FORMATS } from '../../../src/art/share-pictures/formats.ts';
import { drawSharePicture } from '../../../src/art/share-pictures/picture.ts';
import { FORMATS_OF } from '../../../src/art/share-pictures/subject.ts';
import { SPREAD_KEYS } from '../../../src/domain/tarot/spreads.ts';
import {
  ALL_AUTHORS,
  ALL_CALENDARS,
  ALL_CARDS,
  ALL_MISATTRIBUTIONS,
  ALL_PAGES,
  ALL_PAIRS,
  ALL_POSTS,
  ALL_TAGS,
  BY,
  PERIOD_READINGS,
  READINGS,
  SKIES,
  TAROT_READINGS,
} from './library.ts';

const withCards = ALL_POSTS.find(({ figure }) => 'cards' in figure)!;
const samples = [
  READINGS[0]!,
  PERIOD_READINGS[0]!,
  PERIOD_READINGS.at(-1)!,
  ALL_CALENDARS[0]!,
  ALL_CALENDARS.at(-1)!,
  SKIES[0]!,
  ...SPREAD_KEYS.map((spread) => TAROT_READINGS.find((reading) => reading.spread === spread)!),
  ALL_TAGS[0]!,
  ALL_AUTHORS[0]!,
  ALL_MISATTRIBUTIONS[0]!,
  ALL_PAIRS[0]!,
  ALL_PAIRS[5]!,
  ALL_CARDS[16]!,
  ALL_POSTS[1]!,
  withCards,
  ALL_PAGES[0]!,
];
const kinds = samples.flatMap((subject) =>
  FORMATS_OF[subject.kind].map((format) => ({ subject, format, kind: subject.kind })),
);

describe.each(kinds)('a picture of a $kind, $format', ({ subject, format }) => {
  let svg: string;
  beforeAll(async () => {
    svg = await drawSharePicture(subject, format, BY);
  });

  it('is a drawing of outlines that needs no font and no other file', () => {
    expect(svg).not.toMatch(/<text|NaN|undefined|Infinity|<image|href="[^#]/);
  });

  it('names every part once, and uses none that is not there', () => {
    const names = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, name]) => name!);
    const used = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(([, one, other]) => one ?? other!);
    expect(new Set(names).size).toBe(names.length);
    expect(used.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('is well-formed and has its size', () => {
    const { width, height } = new Resvg(svg, { font: { loadSystemFonts: false } });
    expect({ width, height }).toEqual(SHARE_FORMATS[format]);
  });

  it('is the same for the same words', async () => {
    expect(await drawSharePicture(subject, format, BY)).toBe(svg);
  });
});
