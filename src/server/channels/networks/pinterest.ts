import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { NetworkFailure } from '../../../domain/channels/failure.ts';
import type { Caller, Reply } from './call.ts';
import { failureOf, silence } from './failure.ts';
import {
  namesLink,
  type Access,
  type Connector,
  type Found,
  type SentPost,
  type Published,
} from './network.ts';
import { foundOr, leavesOpen, publishedOr } from './outcome.ts';

const PinMade = z.object({ id: z.string() });
const Pins = z.object({
  items: z.array(z.object({ id: z.string(), link: z.string().nullish(), description: z.string().nullish() })),
  bookmark: z.string().nullish(),
});
const Refusal = z.object({ code: z.number() });

const FILE_MS = 60_000;
const PAGE_LENGTH = '250';
/** A board of 5,000 pins is looked through whole: its order is not promised. */
const PAGES = 20;

export interface PinterestParts {
  caller: Pick<Caller, 'call'>;
  clock: Clock;
  /** "https://api.pinterest.com/v5" */
  api: string;
}

const addressOf = (id: string): string => `https://www.pinterest.com/pin/${id}/`;

export function pinterestFailure(reply: Reply, nowMs: number): NetworkFailure {
  const told = Refusal.safeParse(reply.json);
  return failureOf(reply, { code: told.data?.code ?? null }, nowMs, leavesOpen(reply));
}

const pinOf = (post: SentPost, { place }: Access) => ({
  board_id: place,
  title: post.title,
  description: post.text,
  link: post.link,
  alt_text: post.alt,
  media_source: {
    source_type: 'image_base64',
    content_type: post.file.type,
    data: post.file.bytes.toString('base64'),
  },
});

/** Pins of a board; the picture travels inside the call. */
export function pinterestConnector({ caller, clock, api }: PinterestParts): Connector {
  const headersFor = ({ token }: Access) => ({
    authorization: `Bearer ${token}`,
    accept: 'application/json',
  });
  const failure = (reply: Reply) => pinterestFailure(reply, clock.nowMs());

  async function publish(post: SentPost, access: Access): Promise<Published> {
    const reply = await caller.call({
      method: 'POST',
      url: `${api}/pins`,
      headers: { ...headersFor(access), 'content-type': 'application/json' },
      body: JSON.stringify(pinOf(post, access)),
      limitMs: FILE_MS,
    });
    const made = reply.status < 300 ? PinMade.safeParse(reply.json) : null;
    if (made?.success) return { kind: 'sent', remoteId: made.data.id, url: addressOf(made.data.id) };
    const why = failure(reply);
    return { kind: why.mayBeOut ? 'unknown' : 'refused', failure: why };
  }

  async function find(post: Parameters<Connector['find']>[0], access: Access): Promise<Found> {
    let bookmark: string | null = null;
    for (let page = 0; page < PAGES; page += 1) {
      const query = new URLSearchParams({
        page_size: PAGE_LENGTH,
        ...(bookmark === null ? {} : { bookmark }),
      });
      const url = `${api}/boards/${access.place}/pins?${query}`;
      const reply = await caller.call({ method: 'GET', url, headers: headersFor(access) });
      const pins = reply.status < 300 ? Pins.safeParse(reply.json) : null;
      if (!pins?.success) return { kind: 'unknown', failure: failure(reply) };
      const found = pins.data.items.find(
        ({ link, description }) => namesLink(link, post) || namesLink(description, post),
      );
      if (found) return { kind: 'found', remoteId: found.id, url: addressOf(found.id) };
      bookmark = pins.data.bookmark ?? null;
      if (bookmark === null) return { kind: 'absent' };
    }
    return { kind: 'unknown', failure: silence('more pins than we look through', true) };
  }

  return {
    publish: (post, access) => publishedOr(() => publish(post, access)),
    find: (post, access) => foundOr(() => find(post, access)),
  };
}
