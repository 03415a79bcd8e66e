import { z } from 'zod';
import { NETWORKS, POST_KINDS, WAYS_OUT } from '../domain/channels/channel.ts';
import { POST_STATES } from '../domain/channels/post-state.ts';
import { ChannelKey, DeskChannel } from './desk-channels.ts';

const Instant = z.iso.datetime();
const DATE = z.iso.date();

export const ChannelPostParams = z.object({ id: z.coerce.number().int().positive() });

export const SocialFormatName = z.enum(['1:1', '4:5', '2:3', '9:16']);

/** One of our own drawings: a cat by its key ("sign-leo"), a scene under a verse, a picture the site has for its pages. */
export const SocialPicture = z.strictObject({
  /** "cat:sign-leo" · "scene:lamp" · "page:/sky" (the share picture of a page) · "card:the-star" */
  art: z.string().max(120),
  format: SocialFormatName,
  /** Lines in the sky of a cat, or those of the verse, as they are broken. */
  lines: z.array(z.string().max(80)).max(5),
  /** Under a verse: "Psalm 119:105" and "King James Version". */
  reference: z.string().max(80).nullable(),
  edition: z.string().max(80).nullable(),
});
export type SocialPicture = z.infer<typeof SocialPicture>;

/** What the owner can change of a post. */
export const PostFields = z.strictObject({
  picture: SocialPicture,
  /** Pin and video title; on Facebook unused and empty. */
  title: z.string().max(200),
  text: z.string().max(5000),
  alt: z.string().max(1000),
  /** A page of this site, "/horoscope/scorpio"; the channel's short id is added when it goes out. */
  link: z.string().max(300),
  hashtags: z.array(z.string().max(60)).max(30),
  at: Instant,
});
export type PostFields = z.infer<typeof PostFields>;

/** One of the checks before a post can be made ready. */
export const PostCheck = z.object({
  id: z.enum(['picture', 'words-new', 'picture-new', 'limits', 'link', 'alt', 'tone']),
  isPassed: z.boolean(),
  /** "The words are new. Nothing like them in 60 days." or what is wrong and what helps. */
  said: z.string(),
  /** A press that mends it: another picture or other words. */
  fix: z.object({ label: z.string(), fields: PostFields.partial() }).nullable(),
});
export type PostCheck = z.infer<typeof PostCheck>;

/** What stands before the owner with a reason: a sentence and what to press. */
export const Trouble = z.object({
  reason: z.string(),
  /** `reconnect`: sign in again · `retry` · `kit`: post by hand · `answer`: did it go out? · `edit` · `wait`: it is tried again at `retryAt` */
  next: z.array(z.enum(['reconnect', 'retry', 'kit', 'answer', 'edit', 'wait'])),
  retryAt: Instant.nullable(),
});
export type Trouble = z.infer<typeof Trouble>;

/** A post as lists show it. */
export const PostLine = z.object({
  id: z.int(),
  channel: ChannelKey,
  channelName: z.string(),
  network: z.enum(NETWORKS),
  kind: z.enum(POST_KINDS),
  state: z.enum(POST_STATES),
  at: Instant,
  /** "Saw that. Filed it." */
  heading: z.string(),
  /** In small, for the signed-in owner only. */
  thumb: z.string(),
  /** "Sent by kit, 9:04 AM" is written from these. */
  sentBy: z.enum(WAYS_OUT).nullable(),
  sentAt: Instant.nullable(),
  remoteUrl: z.string().nullable(),
  visits: z.int(),
  trouble: Trouble.nullable(),
  /** Of a video: its seconds, and whether its file is there. */
  video: z.object({ seconds: z.number(), isMade: z.boolean() }).nullable(),
});
export type PostLine = z.infer<typeof PostLine>;

/** GET /api/admin/channel-posts/:id */
export const DeskChannelPost = z.object({
  line: PostLine,
  channel: DeskChannel,
  revision: z.int(),
  fields: PostFields,
  /** Where the words come from and which fact of the sky they follow: "Moon in Aquarius until 6:12 PM". */
  why: z.string().nullable(),
  checks: z.array(PostCheck),
  /** The link as it goes out, with its short id. */
  fullLink: z.string(),
  /** The text as the network gets it: words, link, hashtags. */
  outgoing: z.string(),
  limits: z.object({ title: z.int().nullable(), text: z.int(), tags: z.int().nullable() }),
  /** Pictures that suit this channel, those not used in 60 days first. */
  pictures: z.array(
    z.object({
      art: z.string(),
      name: z.string(),
      thumb: z.string(),
      /** The picture in words, taken with it. */
      alt: z.string(),
      usedOn: DATE.nullable(),
    }),
  ),
  /** The file to hand out, at its full size: PNG, or the video once it is made. */
  file: z.object({ src: z.string(), name: z.string(), type: z.string(), bytes: z.int().nullable() }),
  /** Pinterest's own page with everything filled in; null elsewhere. */
  pinPage: z.string().nullable(),
  events: z.array(z.object({ at: Instant, said: z.string() })),
});
export type DeskChannelPost = z.infer<typeof DeskChannelPost>;

/** PUT /api/admin/channel-posts/:id → DeskChannelPost; 409 `{ error, other: DeskChannelPost }` when the revision is not the last. */
export const PostSave = z.strictObject({ revision: z.int(), fields: PostFields });
export type PostSave = z.infer<typeof PostSave>;

/**
 * POST /api/admin/channels/:key/posts → DeskChannelPost: a draft of this kind, in an empty slot or at any time; `like` a post of
 * another channel of the niche, with the same picture and words in this channel's format and its next free slot after `at`.
 */
export const PostNew = z.strictObject({
  at: Instant,
  kind: z.enum(POST_KINDS),
  like: z.int().positive().optional(),
});
export type PostNew = z.infer<typeof PostNew>;

/**
 * Steps of one post, all → DeskChannelPost: POST …/ready, …/draft, …/skip, …/retry without a body (ready demands that every
 * check passes), and those that follow.
 */

/** POST …/posted */
export const PostedBody = z.strictObject({
  url: z
    .url({ protocol: /^https$/ })
    .max(500)
    .nullable(),
});
/** POST …/later */
export const LaterBody = z.strictObject({ minutes: z.int().min(5).max(10_080) });
/** POST …/answer, to "did it go out?" */
export const AnswerBody = z.strictObject({ wentOut: z.boolean(), url: PostedBody.shape.url.optional() });

/** GET /api/admin/channels/:key: the channel with what waits and what was. */
export const DeskChannelView = z.object({
  channel: DeskChannel,
  drafts: z.array(PostLine),
  queue: z.array(PostLine),
  /** Due by hand, being sent, asked about. */
  outbox: z.array(PostLine),
  failures: z.array(PostLine),
  history: z.array(PostLine),
  visits: z.object({ days: z.array(DATE), counts: z.array(z.int()) }),
});
export type DeskChannelView = z.infer<typeof DeskChannelView>;

/** The other one of two that were saved at once. */
export const PostConflict = z.object({
  error: z.object({ code: z.literal('post_conflict'), message: z.string() }),
  other: DeskChannelPost,
});
export type PostConflict = z.infer<typeof PostConflict>;

/**
 * GET /api/admin/channels/picture.png?picture={a SocialPicture as JSON}&width=320 is any drawing of ours, also one that nobody
 * has saved yet; without a width it has its full size.
 */
export const PictureQuery = z.object({
  picture: z
    .string()
    .max(4000)
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue('must be JSON');
        return z.NEVER;
      }
    })
    .pipe(SocialPicture),
  width: z.coerce.number().int().min(60).max(1080).optional(),
});

/** GET /api/admin/channel-posts/:id/file is what is handed out; `download` has the browser save it. */
export const FileQuery = z.object({ download: z.string().optional(), revision: z.string().optional() });

/** POST …/not-yet says that it isn't posted: it stays due. POST …/answer and …/later take the bodies above. */
