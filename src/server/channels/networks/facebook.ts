import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { Caller, Reply } from './call.ts';
import { facebookFailure, proofOf } from './facebook-calls.ts';
import { silence } from './failure.ts';
import { multipart } from './multipart.ts';
import {
  namesLink,
  type Access,
  type Connector,
  type Found,
  type SentPost,
  type Published,
} from './network.ts';
import { foundOr, publishedOr } from './outcome.ts';

const PhotoMade = z.object({ id: z.string(), post_id: z.string().optional() });
const Posts = z.object({
  data: z.array(
    z.object({ id: z.string(), message: z.string().optional(), permalink_url: z.string().optional() }),
  ),
  paging: z
    .object({ next: z.string().optional(), cursors: z.object({ after: z.string() }).partial().optional() })
    .optional(),
});

const FILE_MS = 60_000;
const PAGE_LENGTH = 100;
/** A page that has posted more than this since the try is none that we can search. */
const PAGES = 10;
/** The network's clock may be behind ours. */
const EARLIER_MS = 10 * 60_000;

export interface FacebookParts {
  caller: Pick<Caller, 'call'>;
  clock: Clock;
  /** "https://graph.facebook.com/v26.0" */
  graph: string;
  secret: string;
}

const addressOf = (id: string): string => `https://www.facebook.com/${id}`;

/** A page's photos with their words. */
export function facebookConnector({ caller, clock, graph, secret }: FacebookParts): Connector {
  const headersFor = ({ token }: Access) => ({
    authorization: `Bearer ${token}`,
    accept: 'application/json',
  });
  const failure = (reply: Reply) => facebookFailure(reply, clock.nowMs());

  async function publish(post: SentPost, access: Access): Promise<Published> {
    const proof = { appsecret_proof: proofOf(access.token, secret) };
    const fields = { message: post.text, alt_text_custom: post.alt, published: 'true', ...proof };
    const { type, body } = multipart(fields, 'source', post.file);
    const reply = await caller.call({
      method: 'POST',
      url: `${graph}/${access.place}/photos`,
      headers: { ...headersFor(access), 'content-type': type },
      body,
      limitMs: FILE_MS,
    });
    const made = reply.status < 300 ? PhotoMade.safeParse(reply.json) : null;
    if (made?.success) {
      const id = made.data.post_id ?? made.data.id;
      return { kind: 'sent', remoteId: id, url: addressOf(id) };
    }
    const why = failure(reply);
    return { kind: why.mayBeOut ? 'unknown' : 'refused', failure: why };
  }

  function listAddress(access: Access, sinceMs: number, after: string | null): string {
    const query = new URLSearchParams({
      fields: 'id,message,permalink_url',
      limit: String(PAGE_LENGTH),
      since: String(Math.floor((sinceMs - EARLIER_MS) / 1000)),
      appsecret_proof: proofOf(access.token, secret),
      ...(after === null ? {} : { after }),
    });
    return `${graph}/${access.place}/posts?${query}`;
  }

  async function find(post: Parameters<Connector['find']>[0], access: Access): Promise<Found> {
    let after: string | null = null;
    for (let page = 0; page < PAGES; page += 1) {
      const url = listAddress(access, post.sinceMs, after);
      const reply = await caller.call({ method: 'GET', url, headers: headersFor(access) });
      const posts = reply.status < 300 ? Posts.safeParse(reply.json) : null;
      if (!posts?.success) return { kind: 'unknown', failure: failure(reply) };
      const found = posts.data.data.find(({ message }) => namesLink(message, post));
      if (found)
        return { kind: 'found', remoteId: found.id, url: found.permalink_url ?? addressOf(found.id) };
      const { next, cursors } = posts.data.paging ?? {};
      after = cursors?.after ?? null;
      if (next === undefined || after === null) return { kind: 'absent' };
    }
    return { kind: 'unknown', failure: silence('more posts than we look through', true) };
  }

  return {
    publish: (post, access) => publishedOr(() => publish(post, access)),
    find: (post, access) => foundOr(() => find(post, access)),
  };
}
