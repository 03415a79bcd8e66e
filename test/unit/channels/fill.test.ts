import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../../../src/domain/calendar/civil-date.ts';
import { dateInZone } from '../../../src/domain/calendar/zones.ts';
import { checksOf } from '../../../src/domain/channels/checks.ts';
import { saysTheSameAs } from '../../../src/domain/channels/sameness.ts';
import { fillOne, fillSlots } from '../../../src/domain/channels/fill.ts';
import type { FillInput, LeftSlot } from '../../../src/domain/channels/fill-input.ts';
import { SOCIAL_FORMATS } from '../../../src/domain/channels/picture.ts';
import type { Draft, UsedPost } from '../../../src/domain/channels/post.ts';
import { restDaysOf } from '../../../src/domain/channels/rest.ts';
import { BANKS, channelOf, CHANNELS, FEAST_DAY, TRADITIONS, ZONE } from './invented-banks.ts';

const MONDAY = '2026-11-16';
const BEFORE_MS = Date.parse('2026-11-16T00:00:00Z');

const usedOf = ({ channel, words, atMs, fields }: Draft): UsedPost => ({
  channel,
  words,
  atMs,
  art: fields.picture.art,
  text: fields.text,
});

const input = (changed: Partial<FillInput> = {}): FillInput => ({
  nowMs: BEFORE_MS,
  week: MONDAY,
  channels: CHANNELS,
  taken: [],
  used: [],
  banks: BANKS,
  ...changed,
});

/** Week after week, as the owner would press the button. */
function weeksFilled(weeks: number): { drafts: Draft[]; left: LeftSlot[] } {
  const all: { drafts: Draft[]; left: LeftSlot[] } = { drafts: [], left: [] };
  for (let week = 0; week < weeks; week += 1) {
    const used = all.drafts.map(usedOf);
    const { drafts, left } = fillSlots(input({ week: addDays(MONDAY, 7 * week), used }));
    all.drafts.push(...drafts);
    all.left.push(...left);
  }
  return all;
}

const WEEKS = 26;
const year = weeksFilled(WEEKS);
const ofChannel = (key: string): Draft[] => year.drafts.filter(({ channel }) => channel === key);
const dayOf = ({ atMs }: { atMs: number }): string => dateInZone(atMs, ZONE);

/** The fewest days between two posts of a channel that have the same of this. */
function fewestDays(drafts: readonly Draft[], of: (draft: Draft) => string): number {
  const groups = Map.groupBy(drafts, (draft) => `${draft.channel} ${of(draft)}`);
  const gaps = [...groups.values()].flatMap((group) =>
    group.slice(1).map((draft, index) => daysBetween(dayOf(group[index]!), dayOf(draft))),
  );
  return Math.min(...gaps);
}

describe('half a year, filled week by week', () => {
  it('leaves no slot of the five channels empty', () => {
    expect(year.left).toEqual([]);
    expect(year.drafts).toHaveLength(28 * WEEKS);
  });

  it('shows no picture twice within 60 days on a channel, no scene within 7', () => {
    const scenes = year.drafts.filter(({ kind }) => kind === 'verse');
    const others = year.drafts.filter(({ kind }) => kind !== 'verse');
    expect(fewestDays(others, ({ fields }) => fields.picture.art)).toBeGreaterThanOrEqual(60);
    expect(fewestDays(scenes, ({ fields }) => fields.picture.art)).toBeGreaterThanOrEqual(7);
  });

  it('says nothing twice within 60 days on a channel', () => {
    expect(fewestDays(year.drafts, ({ words }) => words!)).toBeGreaterThanOrEqual(60);
    expect(fewestDays(year.drafts, ({ fields }) => fields.text)).toBeGreaterThanOrEqual(60);
  });

  it('never has two verses of a tradition in a row', () => {
    for (const key of ['facebook-religion', 'pinterest-religion']) {
      const traditions = ofChannel(key).map(({ words }) => words!.split('-')[0]);
      expect(traditions.filter((one, index) => one === traditions[index - 1])).toEqual([]);
      const counts = TRADITIONS.map((one) => traditions.filter((other) => other === one).length);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(traditions.length * 0.05 + 2);
    }
  });

  it('has the verse of a feast on its day, and keeps it for that day', () => {
    const verses = ofChannel('facebook-religion');
    const onDay = (day: string) => verses.find((draft) => dayOf(draft) === day)!.words;
    expect(onDay(FEAST_DAY)).toBe('gospels-1');
    expect(onDay(addDays(FEAST_DAY, 9))).toBe('tao-1');
  });

  it('has the verse of a feast also where its tradition was the last before the empty days', () => {
    const channels = [channelOf('facebook-religion')];
    const sunday = {
      channel: 'facebook-religion',
      art: 'scene:rain',
      words: 'gospels-9',
      text: '',
      atMs: Date.parse('2026-12-20T17:30:00Z'),
    };
    const { drafts } = fillSlots(input({ channels, week: FEAST_DAY, used: [sunday] }));
    const traditions = [sunday, ...drafts].map(({ words }) => words!.split('-')[0]);
    expect(drafts.find((draft) => dayOf(draft) === FEAST_DAY)!.words).toBe('gospels-1');
    expect(traditions.filter((one, index) => one === traditions[index - 1])).toEqual([]);
  });

  it('goes through all signs before one comes again, and through all settings', () => {
    const arts = ofChannel('facebook-cats')
      .filter(({ kind }) => kind === 'cat-sign')
      .map(({ fields }) => fields.picture.art);
    expect(new Set(arts.map((art) => art.split('@')[0])).size).toBe(12);
    expect(new Set(arts.map((art) => art.split('@')[1]))).toEqual(
      new Set(['disc', 'window', 'roofs', 'dawn']),
    );
    const cats = ofChannel('facebook-cats').map(({ fields }) => fields.picture.art.split('@')[0]);
    expect(cats.filter((cat, index) => cat === cats[index - 1])).toEqual([]);
  });

  it('speaks of the sky of the slot’s own instant', () => {
    for (const draft of year.drafts.filter(({ kind }) => kind === 'cat-sky')) {
      const fact = BANKS.skyAt(draft.atMs).find(({ why }) => why === draft.why);
      expect(draft.words!.startsWith(`${fact!.key}-`)).toBe(true);
    }
  });

  it('says nothing on two channels within a week, but the verse of a feast', () => {
    const near = year.drafts.flatMap((one, index) =>
      year.drafts
        .slice(index + 1)
        .filter(
          (other) =>
            other.words === one.words &&
            other.channel !== one.channel &&
            !BANKS.feastsOn(dayOf(other)).length &&
            daysBetween(dayOf(one), dayOf(other)) < 7,
        ),
    );
    expect(near).toEqual([]);
  });

  it('passes all seven checks', () => {
    // The last weeks have most behind them.
    for (const draft of year.drafts.slice(-28 * 6)) {
      const channel = channelOf(draft.channel);
      const { words, kind, fields } = draft;
      const { width, height } = SOCIAL_FORMATS[fields.picture.format];
      const used = ofChannel(draft.channel)
        .filter((one) => one !== draft)
        .map(usedOf);
      const checks = checksOf({
        nowMs: BEFORE_MS,
        channel,
        post: { id: 41, kind, words, fields },
        used,
        sameWords: used.filter(saysTheSameAs({ words, text: fields.text })),
        file: { width, height, bytes: 310_000 },
        isLinkAlive: true,
        origin: 'https://zodiary.example',
        ownAlt: null,
        others: [],
      });
      expect(checks.filter(({ isPassed }) => !isPassed)).toEqual([]);
    }
  });

  it('makes videos of 10 to 30 seconds, by turns of card and quote', () => {
    const videos = ofChannel('youtube');
    for (const { seconds, fields } of videos) {
      expect(seconds).toBeGreaterThanOrEqual(10);
      expect(seconds).toBeLessThanOrEqual(30);
      expect(fields.picture.format).toBe('9:16');
      expect(fields.picture.lines.length).toBeGreaterThan(0);
    }
    const saturdays = videos.filter((draft) => ['video-card', 'video-quote'].includes(draft.kind));
    expect(saturdays.slice(0, 4).map(({ kind }) => kind.slice('video-'.length))).toEqual(
      saturdays[0]!.kind === 'video-card'
        ? ['card', 'quote', 'card', 'quote']
        : ['quote', 'card', 'quote', 'card'],
    );
    expect(year.drafts.filter(({ channel, seconds }) => channel !== 'youtube' && seconds !== null)).toEqual(
      [],
    );
  });
});

describe('one week', () => {
  it('is the same for the same input', () => {
    expect(fillSlots(input())).toEqual(fillSlots(input()));
  });

  it('leaves what has passed and what has a post', () => {
    const all = fillSlots(input()).drafts;
    const nowMs = Date.parse('2026-11-18T15:00:00Z');
    const taken = all.slice(-3).map(({ channel, atMs }) => ({ channel, atMs }));
    const { drafts } = fillSlots(input({ nowMs, taken }));
    expect(drafts).toHaveLength(all.filter(({ atMs }) => atMs > nowMs).length - 3);
    expect(drafts.every(({ atMs }) => atMs > nowMs)).toBe(true);
  });

  it('looks at later weeks, too, when an earlier one is filled after them', () => {
    const later = fillSlots(input({ week: addDays(MONDAY, 7) })).drafts;
    const earlier = fillSlots(input({ used: later.map(usedOf) })).drafts;
    const arts = new Map(later.map((draft) => [`${draft.channel} ${draft.fields.picture.art}`, draft]));
    for (const draft of earlier) {
      const again = arts.get(`${draft.channel} ${draft.fields.picture.art}`);
      const days = again ? daysBetween(dayOf(draft), dayOf(again)) : Infinity;
      expect(days).toBeGreaterThanOrEqual(restDaysOf(draft.fields.picture.art));
    }
  });

  it('says of every slot it can’t fill why', () => {
    const banks = {
      ...BANKS,
      catWords: [],
      verses: [],
      quotes: [],
      cards: [],
      skyOf: () => null,
      weekOfSign: () => null,
    };
    const { drafts, left } = fillSlots(input({ banks }));
    expect(drafts).toEqual([]);
    expect(left).toHaveLength(28);
    for (const { reason } of left) expect(reason).toMatch(/^[A-Z].*\.$/);
  });

  it('puts nothing but verses on a religious channel, whatever its slots say', () => {
    const channel = {
      ...channelOf('facebook-religion'),
      slots: [{ weekday: 1, time: '12:30', kind: 'cat-sky' as const }],
    };
    const { drafts, left } = fillSlots(input({ channels: [channel] }));
    expect(drafts).toEqual([]);
    expect(left[0]!.reason).toContain('doesn’t hold posts of this kind');
  });

  it('never takes words that the owner has written nearly the same', () => {
    const channels = [channelOf('facebook-religion')];
    const [first] = fillSlots(input({ channels })).drafts;
    const written = {
      channel: 'facebook-religion',
      art: 'scene:rain',
      words: null,
      text: `${first!.fields.text} Amen.`,
      atMs: BEFORE_MS - 86_400_000,
    };
    const again = fillSlots(input({ channels, used: [written] })).drafts;
    expect(again.map(({ words }) => words)).not.toContain(first!.words);
  });

  it('fits a verse to its network by leaving our sentence away', () => {
    const verses = BANKS.verses.map((verse) => ({ ...verse, note: `Read ${'on and '.repeat(60)}on.` }));
    const { drafts } = fillSlots(input({ banks: { ...BANKS, verses } }));
    const text = (key: string) => drafts.find(({ channel }) => channel === key)!.fields.text;
    expect(text('facebook-religion')).toContain('Read on and');
    expect(text('pinterest-religion')).not.toContain('Read on and');
  });
});

it('fills one post at a time of the owner’s choice', () => {
  const slot = { channel: channelOf('facebook-cats'), atMs: BEFORE_MS + 5000, kind: 'cat-tarot' as const };
  expect(fillOne(input(), slot)).toMatchObject({ kind: 'cat-tarot', atMs: slot.atMs });
});
