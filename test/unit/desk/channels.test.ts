import { describe, expect, it } from 'vitest';
import { changeOf, hashtagsIn, settingsOf } from '../../../src/web/desk/channels/channel/settings-change.ts';
import {
  dayTimeIn,
  fieldTimeIn,
  instantIn,
  spanWords,
  timeIn,
} from '../../../src/web/desk/channels/channel-times.ts';
import { channelState, slotWords } from '../../../src/web/desk/channels/channel-words.ts';
import { flatFields, postFields } from '../../../src/web/desk/channels/composer/post-fields.ts';
import { textParts } from '../../../src/web/desk/channels/composer/preview-words.ts';
import { beginning, linkIn } from '../../../src/web/desk/channels/kit/kit-words.ts';
import {
  allCounts,
  filledWords,
  fillWords,
  readyWords,
  shortCounts,
} from '../../../src/web/desk/channels/week/week-words.ts';
import { channelOf, WEEK } from '../../e2e/desk-channels-data.ts';
import { composedPost } from '../../e2e/desk-channels-post.ts';

const ZONE = 'America/New_York';
const NOW_MS = Date.parse('2026-11-17T18:10:00Z');

describe('times of a channel', () => {
  it('are told by the clocks of its zone', () => {
    expect(timeIn(ZONE, '2026-11-17T14:00:00Z')).toBe('9:00 AM');
    expect(fieldTimeIn(ZONE, '2026-11-18T04:30:00Z')).toBe('23:30');
    expect(dayTimeIn(ZONE, '2026-11-17T17:30:00Z', NOW_MS)).toBe('Today 12:30 PM');
    expect(dayTimeIn(ZONE, '2026-11-19T14:00:00Z', NOW_MS)).toBe('Thu 9:00 AM');
    expect(dayTimeIn(ZONE, '2026-12-24T14:00:00Z', NOW_MS)).toBe('Dec 24, 9:00 AM');
  });

  it('are found again from a day and a time, also where the clock is moved', () => {
    expect(instantIn(ZONE, '2026-11-19', '09:00')).toBe('2026-11-19T14:00:00.000Z');
    expect(instantIn(ZONE, '2027-03-14', '02:30')).toBe('2027-03-14T07:00:00.000Z');
    expect(instantIn('Pacific/Apia', '2011-12-30', '09:00')).toBeNull();
  });

  it('span a week within a month or across two', () => {
    expect(spanWords('2026-11-16', '2026-11-22')).toBe('November 16 – 22');
    expect(spanWords('2026-11-30', '2026-12-06')).toBe('November 30 – December 6');
  });
});

describe('the words of a week', () => {
  it('count what there is, and leave out what there is not', () => {
    expect(allCounts(WEEK.counts)).toBe('28 slots: 5 sent, 11 ready, 4 drafts, 7 empty, 1 failed.');
    expect(allCounts({ slots: 2, empty: 0, passed: 1, draft: 1, ready: 0, sent: 0, failed: 0 })).toBe(
      '2 slots: 1 draft, 1 passed.',
    );
    expect(shortCounts(WEEK.counts)).toBe('28 slots: 4 drafts, 7 empty, 1 failed.');
    const calm = { ...WEEK.counts, empty: 0, draft: 0, ready: 27, sent: 1, failed: 0 };
    expect(shortCounts(calm)).toBe('28 slots: 1 sent, 27 ready.');
    expect(fillWords({ ...WEEK.counts, empty: 1 })).toBe(
      'Fills the one empty slot with a draft. You approve it.',
    );
  });

  it('tell what came of a press', () => {
    expect(filledWords({ made: 0, left: [] })).toBe('Nothing could be filled.');
    expect(filledWords({ made: 7, left: [] })).toBe(
      '7 drafts are there. Look at each, then make them ready.',
    );
    expect(readyWords({ made: 1, left: 0 })).toBe('One is ready.');
    expect(readyWords({ made: 3, left: 2 })).toBe('3 are ready. 2 drafts don’t pass their checks yet.');
  });
});

describe('a channel in one mark', () => {
  it('is red where posts go out by a connection that ended, and only there', () => {
    const religion = channelOf('facebook-religion');
    expect(channelState(religion)).toMatchObject({ mark: 'bad', said: 'signed out' });
    expect(channelState({ ...religion, way: 'kit', troubles: 0 })).toMatchObject({
      mark: 'good',
      said: null,
    });
    expect(channelState({ ...channelOf('youtube'), pausedSince: '2026-11-17T18:10:00Z' }).said).toBe(
      'paused',
    );
  });

  it('names its one time, or how many slots it has', () => {
    expect(slotWords(channelOf('facebook-cats'))).toBe('kit, 9:00 AM');
    const slots = [
      { weekday: 1, time: '09:00', kind: 'verse' as const },
      { weekday: 2, time: '10:00', kind: 'verse' as const },
    ];
    expect(slotWords({ way: 'csv', slots })).toBe('CSV, 2 slots');
  });
});

describe('what the owner types', () => {
  it('is the same post after it was kept by its paths', () => {
    const { fields } = composedPost('facebook-cats');
    expect(postFields(flatFields(fields))).toEqual(fields);
  });

  it('becomes hashtags, however they are parted', () => {
    expect(hashtagsIn('#cats,  zodiac cats')).toEqual(['#cats', '#zodiac']);
    expect(hashtagsIn(' , ')).toEqual([]);
  });

  it('changes only what differs', () => {
    const before = settingsOf(channelOf('facebook-cats'));
    expect(changeOf(before, { ...before })).toEqual({});
    expect(changeOf(before, { ...before, way: 'connected' })).toEqual({ way: 'connected' });
  });

  it('is a link, nothing, or no link', () => {
    expect(linkIn(' ')).toBeNull();
    expect(linkIn('facebook.com/x')).toBe('https://facebook.com/x');
    expect(linkIn('http://facebook.com/x')).toBeUndefined();
    expect(linkIn('not a link')).toBeUndefined();
  });
});

describe('a text that goes out', () => {
  it('begins so', () => {
    expect(beginning('Short.')).toBe('“Short.”');
    expect(beginning('The Moon’s in Aquarius, and the cat’s on the desk.')).toBe(
      '“The Moon’s in Aquarius, and the…”',
    );
  });

  it('has links and hashtags that the network colors', () => {
    expect(textParts('Read https://z.example/a?z=p1\n\n#cats').filter(({ isLink }) => isLink)).toEqual([
      { text: 'https://z.example/a?z=p1', isLink: true },
      { text: '#cats', isLink: true },
    ]);
  });
});
