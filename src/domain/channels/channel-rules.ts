import type { Network, Niche, PostKind, Slot, WayOut } from './channel.ts';
import type { SocialFormat } from './picture.ts';

/** What rules ask of a channel. */
export interface ChannelRules {
  key: string;
  name: string;
  network: Network;
  niche: Niche;
  way: WayOut;
  timeZone: string;
  slots: readonly Slot[];
  hashtags: readonly string[];
}

const FORMATS: Readonly<Record<Network, SocialFormat>> = {
  facebook: '4:5',
  pinterest: '2:3',
  youtube: '9:16',
};

export const formatOfNetwork = (network: Network): SocialFormat => FORMATS[network];

const isCatOrVerse = (kind: PostKind): boolean => kind.startsWith('cat-') || kind === 'verse';

/** Quote cards and share pictures are drawn square where cats and scenes are 4:5. */
export function formatOf(network: Network, kind: PostKind): SocialFormat {
  const format = formatOfNetwork(network);
  return format === '4:5' && !isCatOrVerse(kind) ? '1:1' : format;
}

const CAT_KINDS: readonly PostKind[] = ['cat-sky', 'cat-sign', 'cat-tarot'];
const NOTE_KINDS: readonly PostKind[] = ['sky-note', 'quote'];
const VIDEO_KINDS: readonly PostKind[] = ['video-sky', 'video-sign', 'video-card', 'video-quote'];

/** What a channel may hold. Beside a verse there is nothing else, ever; YouTube takes videos only, the others pictures. */
export function kindsOf(niche: Niche, network: Network): readonly PostKind[] {
  if (niche === 'religion') return network === 'youtube' ? [] : ['verse'];
  if (network === 'youtube') return niche === 'sky' ? VIDEO_KINDS : [];
  return niche === 'cats' ? [...CAT_KINDS, ...NOTE_KINDS] : [...NOTE_KINDS, ...CAT_KINDS];
}

/** Why there can be no such channel; null if there can. */
export function refusalOf(network: Network, niche: Niche): string | null {
  if (kindsOf(niche, network).length > 0) return null;
  return 'YouTube channels show the sky, a sign’s week, a card or a quote. Cats and verses are pictures: add them on Facebook or Pinterest.';
}
