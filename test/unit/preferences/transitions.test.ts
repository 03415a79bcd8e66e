import { describe, expect, it } from 'vitest';
import {
  DEFAULT_PREFERENCES,
  isFeedbackSettled,
  isSame,
  isZoneName,
  NOTIFICATION_TIME,
  type Preferences,
} from '../../../src/domain/preferences/preferences.ts';
import {
  decline,
  disableJokes,
  enable,
  feedbackShown,
  neverAsk,
  notificationsEnded,
  patch,
  refuseJoke,
  resetRefuses,
  setNotificationTime,
  shouldShowDisablePopup,
  type Transition,
} from '../../../src/domain/preferences/transitions.ts';

const NOW_MS = Date.parse('2026-11-15T12:00:00Z');
const LISBON = { zodiacSign: 'leo', timezone: 'Europe/Lisbon' } as const;

const after = (...steps: Transition[]): Preferences =>
  steps.reduce((preferences, step) => step(preferences), DEFAULT_PREFERENCES);

describe('notifications', () => {
  it('are switched on with a sign and a zone, and a decline before is forgotten', () => {
    expect(after(decline(NOW_MS), enable(LISBON))).toEqual({
      ...DEFAULT_PREFERENCES,
      ...LISBON,
      horoscopeEnabled: true,
    });
  });

  it('end with the last browser, and everything else stays for the next time', () => {
    const before = after(enable(LISBON), setNotificationTime('06:30'));
    expect(notificationsEnded(before)).toEqual({ ...before, horoscopeEnabled: false });
  });

  it('stay as they are when switched on again', () => {
    const once = after(enable(LISBON), setNotificationTime('06:30'), patch({ paused: true }));
    expect(isSame(enable(LISBON)(once), once)).toBe(true);
  });

  it('are asked about again 24 hours after a decline', () => {
    expect(after(decline(NOW_MS)).askHoroscopeAgainAfterMs).toBe(Date.parse('2026-11-16T12:00:00Z'));
  });

  it('are never asked about after "Don\'t ask again", whatever follows', () => {
    expect(after(neverAsk, decline(NOW_MS), enable(LISBON)).horoscopeNeverAsk).toBe(true);
  });
});

describe('the question about the time', () => {
  it('is settled for everybody without notifications', () => {
    expect(isFeedbackSettled(DEFAULT_PREFERENCES)).toBe(true);
  });

  it('is open once notifications are on', () => {
    expect(isFeedbackSettled(after(enable(LISBON)))).toBe(false);
  });

  it.each([
    ['keeping the time', feedbackShown],
    ['choosing a time', setNotificationTime('21:15')],
  ])('is settled by %s, also when notifications are switched on again', (_how, answer) => {
    expect(isFeedbackSettled(after(enable(LISBON), answer, enable(LISBON)))).toBe(true);
  });

  it.each(['00:00', '08:00', '19:59', '23:59'])('takes %s', (time) => {
    expect(NOTIFICATION_TIME.test(time)).toBe(true);
  });

  it.each(['', '8:00', '24:00', '23:60', '08:00:00', ' 08:00', '08:00\n', '0８:00', '08.00', '-1:00'])(
    'refuses %j',
    (time) => {
      expect(NOTIFICATION_TIME.test(time)).toBe(false);
    },
  );
});

describe('jokes', () => {
  it('bring up the question whether to stop at the seventh refusal, and only there', () => {
    const asked: boolean[] = [];
    let preferences = DEFAULT_PREFERENCES;
    for (let refusal = 1; refusal <= 9; refusal += 1) {
      preferences = refuseJoke(preferences);
      asked.push(shouldShowDisablePopup(preferences));
    }
    expect(preferences.jokeRefusesCount).toBe(9);
    expect(asked).toEqual([false, false, false, false, false, false, true, false, false]);
  });

  it('count from zero after a joke was read', () => {
    expect(after(refuseJoke, refuseJoke, resetRefuses)).toEqual(DEFAULT_PREFERENCES);
  });

  it('keep the count when switched off and lose it when switched on', () => {
    const off = after(refuseJoke, refuseJoke, disableJokes);
    expect(off).toMatchObject({ jokesEnabled: false, jokeRefusesCount: 2 });
    expect(patch({ jokesEnabled: false })(off)).toEqual(off);
    expect(patch({ jokesEnabled: true })(off)).toMatchObject({ jokesEnabled: true, jokeRefusesCount: 0 });
  });
});

describe('settings', () => {
  it('change only what is named', () => {
    const before = after(enable(LISBON), refuseJoke);
    expect(patch({})(before)).toEqual(before);
    expect(patch({ zodiacSign: 'virgo' })(before)).toEqual({ ...before, zodiacSign: 'virgo' });
    expect(patch({ timezone: 'Asia/Kolkata' })(before)).toEqual({ ...before, timezone: 'Asia/Kolkata' });
    expect(patch({ paused: true })(before)).toEqual({ ...before, paused: true });
    expect(patch({ paused: false })({ ...before, paused: true })).toEqual(before);
  });

  it.each(['Europe/Berlin', 'Asia/Kolkata', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5', 'UTC'])(
    'know the zone %s',
    (zone) => {
      expect(isZoneName(zone)).toBe(true);
    },
  );

  it.each(['', '+05:00', '-0330', 'Mars/Olympus', 'Europe/Berlin ', 'Europe/Berlin\0', 'localtime'])(
    'know no zone %j',
    (zone) => {
      expect(isZoneName(zone)).toBe(false);
    },
  );
});
