import type { FillInput, LeftSlot } from './fill-input.ts';
import type { Draft } from './post.ts';

/** Drafts for every empty slot of the week that is still to come. */
export function fillSlots(input: FillInput): { drafts: Draft[]; left: LeftSlot[] } {
  throw new Error(`not written yet: ${input.week}`);
}

/** One draft for a slot of the owner's choice ("new post"), by the same rules. */
export function fillOne(
  input: FillInput,
  slot: { channel: string; atMs: number; kind: Draft['kind'] },
): Draft | LeftSlot {
  throw new Error(`not written yet: ${input.week} ${slot.kind}`);
}
