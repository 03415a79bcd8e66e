import { describe, expect, it } from 'vitest';
import { shownConnection } from '../../../src/server/channels/connection-words.ts';
import { mergedTokens } from '../../../src/server/channels/connection-tokens.ts';
import type { ConnectionRow } from '../../../src/server/channels/connection-store.ts';
import { configFrom } from '../../../src/server/config.ts';

const NOW_MS = Date.parse('2026-11-18T14:00:00Z');
const SETTINGS = configFrom({
  FACEBOOK_APP_ID: '1234567890',
  FACEBOOK_APP_SECRET: 'abcdef',
  PINTEREST_APP_ID: '1234567',
  PINTEREST_APP_SECRET: 'abcdef',
}).networks;

const ROW: ConnectionRow = {
  channel: 'facebook-cats',
  state: 'connected',
  sealed: '',
  placeId: '1',
  placeName: 'Zodiary Cats',
  accessEndsAt: null,
  endsAt: new Date('2027-01-15T08:00:00Z'),
  waitsUntil: null,
  renewingUntil: null,
  revision: 1,
  connectedAt: new Date(NOW_MS),
};

describe('a connection is shown', () => {
  it('as none without keys, with what to do', () => {
    const shown = shownConnection('youtube', null, SETTINGS, NOW_MS);
    expect(shown).toMatchObject({ state: 'none', canConnect: false });
    expect(shown.said).toContain('register an app at YouTube');
  });

  it.each([
    ['facebook', 'has to be Live'],
    ['pinterest', 'sandbox'],
  ] as const)('with what to know before the first post to %s', (network, words) => {
    expect(shownConnection(network, null, SETTINGS, NOW_MS).said).toContain(words);
    expect(shownConnection(network, ROW, SETTINGS, NOW_MS).said).toContain(words);
  });

  it('as trial while pins go to the sandbox', () => {
    const settings = { ...SETTINGS, pinterest: { ...SETTINGS.pinterest, isSandbox: true } };
    expect(shownConnection('pinterest', ROW, settings, NOW_MS)).toMatchObject({
      state: 'trial',
      account: 'Zodiary Cats',
    });
  });

  it.each([
    [{ state: 'expired' as const }, 'expired'],
    [{ endsAt: new Date(NOW_MS) }, 'expired'],
    [{ state: 'refused' as const }, 'refused'],
    [{ state: 'choosing' as const, placeId: null, placeName: null }, 'none'],
  ])('%j as %s', (change, state) => {
    expect(shownConnection('facebook', { ...ROW, ...change }, SETTINGS, NOW_MS).state).toBe(state);
  });
});

describe('an answer with tokens', () => {
  const kept = { access: 'a', accessEndsAtMs: 1, refresh: 'r', endsAtMs: 2 };
  it('without a refresh token keeps the stored one and its end', () => {
    const fresh = { access: 'b', accessEndsAtMs: 3, refresh: null, endsAtMs: null };
    expect(mergedTokens(kept, fresh)).toEqual({ access: 'b', accessEndsAtMs: 3, refresh: 'r', endsAtMs: 2 });
  });
  it('with one takes it', () => {
    const fresh = { access: 'b', accessEndsAtMs: 3, refresh: 's', endsAtMs: null };
    expect(mergedTokens(kept, fresh)).toEqual(fresh);
  });
});
