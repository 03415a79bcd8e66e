export const NETWORKS = ['facebook', 'pinterest', 'youtube'] as const;
export type Network = (typeof NETWORKS)[number];

export const NICHES = ['cats', 'religion', 'sky'] as const;
export type Niche = (typeof NICHES)[number];

/** How what is ready gets out: by the owner's own hand, in the week's file for Pinterest, or by the network's calls. */
export const WAYS_OUT = ['kit', 'csv', 'connected'] as const;
export type WayOut = (typeof WAYS_OUT)[number];

/** What a slot is filled with. */
export const POST_KINDS = [
  'cat-sky',
  'cat-sign',
  'cat-tarot',
  'verse',
  'sky-note',
  'quote',
  'video-sky',
  'video-sign',
  'video-card',
  'video-quote',
] as const;
export type PostKind = (typeof POST_KINDS)[number];

export const isVideo = (kind: PostKind): boolean => kind.startsWith('video-');

/** A place in every week: what is posted there, by the clocks of the channel's zone. */
export interface Slot {
  /** 1 is Monday, 7 Sunday. */
  weekday: number;
  /** "09:00" */
  time: string;
  kind: PostKind;
}
