import { describe, expect, it } from 'vitest';
import { PostCheck, PostFields, Trouble } from '../../../src/contract/desk-channel-posts.ts';
import { DeskWeek } from '../../../src/contract/desk-channel-week.ts';
import { SlotShape } from '../../../src/contract/desk-channels.ts';
import { BUILT_IN_CHANNELS } from '../../../src/domain/channels/built-in.ts';
import type { Check } from '../../../src/domain/channels/check-input.ts';
import { fillSlots } from '../../../src/domain/channels/fill.ts';
import { needsYouOf, type NeedsYou } from '../../../src/domain/channels/needs-you.ts';
import { unknownTrouble } from '../../../src/domain/channels/trouble.ts';
import { checks } from './checked-post.ts';
import { BANKS, CHANNELS } from './invented-banks.ts';

const NOW_MS = Date.parse('2026-11-16T00:00:00Z');

/** The rules know nothing of the wire; what they make must be what it takes. */
describe('the wire takes', () => {
  it('every draft', () => {
    const { drafts } = fillSlots({
      nowMs: NOW_MS,
      week: '2026-11-16',
      channels: CHANNELS,
      taken: [],
      used: [],
      banks: BANKS,
    });
    for (const { fields } of drafts) expect(PostFields.parse(fields)).toEqual(fields);
  });

  it('every check, passed or not, with its press', () => {
    const failing: Check[] = checks({ fields: { alt: '', link: '/sky?z=p1' }, file: null });
    const all: PostCheck[] = [...checks(), ...failing];
    for (const check of all) expect(PostCheck.parse(check)).toEqual(check);
  });

  it('troubles and what needs the owner', () => {
    const trouble = unknownTrouble('facebook');
    expect(Trouble.parse(trouble)).toEqual(trouble);
    const connection = { state: 'expired' as const, endsAtMs: null };
    const channel = { key: 'youtube', name: 'YouTube', network: 'youtube' as const, isPaused: false };
    const items: NeedsYou[] = needsYouOf(
      [{ ...channel, way: 'connected', connection }],
      [{ id: 7, channel: 'youtube', state: 'asking', atMs: NOW_MS, trouble }],
      NOW_MS,
    );
    expect(items).toHaveLength(2);
    for (const item of items) expect(DeskWeek.shape.needsYou.element.parse(item)).toEqual(item);
  });

  it('the slots of every channel', () => {
    for (const { slots } of BUILT_IN_CHANNELS)
      for (const slot of slots) expect(SlotShape.parse(slot)).toEqual(slot);
  });
});
