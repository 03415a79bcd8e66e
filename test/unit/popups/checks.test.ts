import { describe, expect, it } from 'vitest';
import type { PageKind } from '../../../src/domain/pages/page.ts';
import { PAGES } from '../../../src/domain/pages/pages.ts';
import {
  canBeAsked,
  hasRoomFor,
  JOKE_DELAY_MS,
  mayBeAsked,
  NOTIFICATION_DELAY_MS,
  questionOfSession,
  type Answers,
} from '../../../src/domain/popups/checks.ts';

const NOW_MS = Date.parse('2026-11-15T17:00:00Z');

const answers: Answers = {
  horoscopeNeverAsk: false,
  horoscopeEnabled: false,
  askHoroscopeAgainAfter: null,
  jokesEnabled: true,
  jokeRefusesCount: 0,
  feedbackShown: true,
};
const firstVisit = false;
const returning = true;

describe('the question about notifications', () => {
  it('comes after 10 seconds at the earliest', () => {
    expect(NOTIFICATION_DELAY_MS).toBe(10_000);
  });

  it('can only be put where the browser knows notifications and has not been answered yet', () => {
    expect(canBeAsked({ supported: true, permission: 'default' })).toBe(true);
    expect(canBeAsked({ supported: true, permission: 'granted' })).toBe(false);
    expect(canBeAsked({ supported: true, permission: 'denied' })).toBe(false);
    expect(canBeAsked({ supported: false, permission: 'default' })).toBe(false);
  });

  it('is put to whoever has never been asked', () => {
    expect(mayBeAsked(answers, NOW_MS)).toBe(true);
  });

  it('is never put to whoever wants none, or has them', () => {
    expect(mayBeAsked({ ...answers, horoscopeNeverAsk: true }, NOW_MS)).toBe(false);
    expect(mayBeAsked({ ...answers, horoscopeEnabled: true }, NOW_MS)).toBe(false);
  });

  it('waits until the decline has run out', () => {
    const declined = { ...answers, askHoroscopeAgainAfter: '2026-11-15T17:00:00.001Z' };
    expect(mayBeAsked(declined, NOW_MS)).toBe(false);
    expect(mayBeAsked(declined, NOW_MS + 1)).toBe(true);
  });
});

describe('the question of a session', () => {
  it('is a joke, 8 seconds after the page at the earliest', () => {
    expect(questionOfSession(answers, firstVisit, false)).toBe('joke');
    expect(questionOfSession(answers, returning, false)).toBe('joke');
    expect(JOKE_DELAY_MS).toBe(8_000);
  });

  it('is about the time of the notification first, for whoever was here before', () => {
    expect(questionOfSession({ ...answers, feedbackShown: false }, returning, false)).toBe('feedback');
  });

  it('is a joke on the first visit, when no notification has come yet', () => {
    expect(questionOfSession({ ...answers, feedbackShown: false }, firstVisit, false)).toBe('joke');
  });

  it('is none when something was shown already', () => {
    expect(questionOfSession(answers, returning, true)).toBeNull();
    expect(questionOfSession({ ...answers, feedbackShown: false }, returning, true)).toBeNull();
  });

  it('is none when jokes are off, or were refused seven times', () => {
    expect(questionOfSession({ ...answers, jokesEnabled: false }, returning, false)).toBeNull();
    expect(questionOfSession({ ...answers, jokeRefusesCount: 6 }, returning, false)).toBe('joke');
    expect(questionOfSession({ ...answers, jokeRefusesCount: 7 }, returning, false)).toBeNull();
  });
});

describe('a session', () => {
  it('has room for one question beside the joke', () => {
    for (const popup of ['notification', 'feedback', 'stop-jokes'] as const) {
      expect(hasRoomFor(popup, false), popup).toBe(true);
      expect(hasRoomFor(popup, true), popup).toBe(false);
    }
  });

  it('has room for the joke in any case', () => {
    expect(hasRoomFor('joke', false)).toBe(true);
    expect(hasRoomFor('joke', true)).toBe(true);
  });
});

describe('a visitor', () => {
  it('is left alone where orders are made, and in front of a draft', () => {
    const alone = Object.values(PAGES as Record<string, PageKind>).filter(({ undisturbed }) => undisturbed);
    expect(alone.map(({ name }) => name)).toEqual([
      'draft',
      'report',
      'reportSample',
      'orderSuccess',
      'failedOrder',
      'demoCheckout',
      'boughtReport',
      'gift',
    ]);
  });
});
