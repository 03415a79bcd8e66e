import type { CivilDate } from '../calendar/civil-date.ts';
import type { PostKind } from './channel.ts';
import { formatOf, type ChannelRules } from './channel-rules.ts';
import { dayNumber, type FillHistory } from './fill-history.ts';
import type { FillBanks } from './fill-input.ts';
import { asHashtag, limitsOf, outgoingOf, textLength } from './outgoing.ts';
import type { Draft, PostFields } from './post.ts';
import { REST_DAYS, restDaysOf } from './rest.ts';
import { toneHit } from './tone.ts';

/** Two channels of one niche have followers in common: within so many days they'd rather not say the same. */
const ELSEWHERE_DAYS = 7;

const LONGEST_ID = 2_147_483_647;
const LONGEST_LINK = '/'.padEnd(300, 'x');

/** What fills a slot, before it is a draft. */
export interface Filling {
  /** Where something else than the slot's own kind stands in. */
  kind?: PostKind;
  art: string;
  words: string;
  why: string | null;
  lines: readonly string[];
  reference?: string;
  edition?: string;
  title: string;
  text: string;
  alt: string;
  link: string;
  /** Beside those of the channel. */
  hashtags?: readonly string[];
  seconds?: number;
}

/** One slot to be filled, with everything its choice depends on. */
export class FillSlot {
  readonly channel: ChannelRules;
  readonly kind: PostKind;
  readonly atMs: number;
  readonly date: CivilDate;
  readonly #day: number;
  readonly banks: FillBanks;
  readonly history: FillHistory;
  readonly feasts: readonly string[];

  constructor(
    slot: { channel: ChannelRules; kind: PostKind; atMs: number; date: CivilDate },
    banks: FillBanks,
    history: FillHistory,
  ) {
    this.channel = slot.channel;
    this.kind = slot.kind;
    this.atMs = slot.atMs;
    this.date = slot.date;
    this.#day = dayNumber(slot.date);
    this.banks = banks;
    this.history = history;
    this.feasts = slot.kind === 'verse' ? banks.feastsOn(slot.date) : [];
  }

  get seed(): string {
    return `${this.channel.key} ${this.atMs}`;
  }

  nearest(thing: string): number {
    return this.history.nearest(this.channel.key, thing, this.#day);
  }

  isArtFree(art: string): boolean {
    return this.nearest(`art ${art}`) >= restDaysOf(art);
  }

  areWordsFree(words: string): boolean {
    return this.nearest(`words ${words}`) >= REST_DAYS;
  }

  /** With the channel's hashtags and one of its own. */
  isShortEnough(text: string): boolean {
    const { network, way, hashtags } = this.channel;
    const post = {
      id: LONGEST_ID,
      title: '',
      text,
      link: LONGEST_LINK,
      hashtags: [...hashtags, '#sagittarius'],
    };
    return textLength(network, outgoingOf(network, post, '').text) <= limitsOf(network, way).text;
  }

  /** Whether a text may go out here: short enough, and nothing much like it in 60 days, for the owner may have written it. */
  isSayable(text: string): boolean {
    return this.isShortEnough(text) && !this.history.isSaid(this.channel.key, text, this.#day, REST_DAYS);
  }

  /** Whether words of ours may stand on this channel. */
  isInTone(...words: readonly string[]): boolean {
    return toneHit(this.channel.niche, words.join('\n')) === null;
  }

  /** 0 where another channel says or shows it in these days, else 1. */
  freshElsewhere(thing: string): number {
    return this.history.nearestElsewhere(this.channel.key, thing, this.#day) < ELSEWHERE_DAYS ? 0 : 1;
  }

  #fieldsOf(filling: Filling): PostFields {
    const { art, lines, reference = null, edition = null, title, text, alt, link, hashtags = [] } = filling;
    return {
      picture: {
        art,
        format: formatOf(this.channel.network, this.kind),
        lines: [...lines],
        reference,
        edition,
      },
      title: this.channel.network === 'facebook' ? '' : title,
      text,
      alt,
      link,
      hashtags: [...new Set([...this.channel.hashtags, ...hashtags].map(asHashtag))],
      at: new Date(this.atMs).toISOString(),
    };
  }

  draftOf(filling: Filling): Draft {
    return {
      channel: this.channel.key,
      kind: filling.kind ?? this.kind,
      atMs: this.atMs,
      words: filling.words,
      why: filling.why,
      fields: this.#fieldsOf(filling),
      seconds: filling.seconds ?? null,
    };
  }
}
