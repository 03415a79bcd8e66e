/**
 * draft: waits for the owner's yes. ready: waits for its time. due: its time has come, the owner's hand is needed.
 * sending: marked before the network is called. asking: nobody knows whether it went out, and the owner is asked.
 * sent, skipped: over. failed: with a reason and what mends it.
 */
export const POST_STATES = [
  'draft',
  'ready',
  'due',
  'sending',
  'asking',
  'sent',
  'failed',
  'skipped',
] as const;
export type PostState = (typeof POST_STATES)[number];

/** Where each may go from here; nothing else is possible, whoever asks. */
const NEXT: Readonly<Record<PostState, readonly PostState[]>> = {
  draft: ['ready', 'skipped'],
  ready: ['draft', 'due', 'sending', 'sent', 'skipped', 'failed'],
  due: ['draft', 'ready', 'sent', 'skipped', 'sending'],
  sending: ['sent', 'failed', 'asking', 'ready'],
  asking: ['sent', 'ready', 'due', 'skipped'],
  failed: ['draft', 'ready', 'due', 'sent', 'skipped'],
  sent: [],
  skipped: ['draft'],
};

export const canBecome = (from: PostState, to: PostState): boolean => NEXT[from].includes(to);
