import { z } from 'zod';
import { NETWORKS, NICHES, POST_KINDS, WAYS_OUT } from '../domain/channels/channel.ts';
import { POST_STATES } from '../domain/channels/post-state.ts';
import { SubscribeBody } from './push.ts';

const Instant = z.iso.datetime();
const DATE = z.iso.date();

export const ChannelKey = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(40);
export const ChannelParams = z.object({ key: ChannelKey });
export const ChannelPostParams = z.object({ id: z.coerce.number().int().positive() });

export const SlotShape = z.strictObject({
  weekday: z.int().min(1).max(7),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  kind: z.enum(POST_KINDS),
});

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

export const Connection = z.object({
  /** none: kit only · connected · expired: sign in again · refused: the network took it back · trial: what the network allows so far */
  state: z.enum(['none', 'connected', 'expired', 'refused', 'trial']),
  /** "Zodiary Cats" as the network calls it. */
  account: z.string().nullable(),
  endsAt: Instant.nullable(),
  /** In a sentence; what to know before the first post. */
  said: z.string(),
  /** Whether app id and secret are set, so that signing in can begin. */
  canConnect: z.boolean(),
});
export type Connection = z.infer<typeof Connection>;

export const DeskChannel = z.object({
  key: ChannelKey,
  name: z.string(),
  network: z.enum(NETWORKS),
  niche: z.enum(NICHES),
  tone: z.string(),
  voice: z.array(z.string()),
  /** Pinterest's board; the page or channel elsewhere. */
  board: z.string(),
  timeZone: z.string(),
  slots: z.array(SlotShape),
  hashtags: z.array(z.string()),
  /** "p4": what its links carry, with the post's own number behind it. */
  shortId: z.string(),
  way: z.enum(WAYS_OUT),
  pausedSince: Instant.nullable(),
  connection: Connection,
  isBuiltIn: z.boolean(),
});
export type DeskChannel = z.infer<typeof DeskChannel>;

const NeedsYou = z.object({
  id: z.string(),
  title: z.string(),
  reason: z.string(),
  at: Instant.nullable(),
  state: z.enum(['look', 'bad']),
  post: z.int().nullable(),
  channel: ChannelKey,
  next: Trouble.shape.next,
});
export type NeedsYou = z.infer<typeof NeedsYou>;

/** GET /api/admin/channels */
export const DeskChannels = z.object({
  timeZone: z.string(),
  channels: z.array(DeskChannel.extend({ openSlots: z.int(), troubles: z.int() })),
  /** Whether this owner's phone is told when a slot comes. */
  isReminded: z.boolean(),
});
export type DeskChannels = z.infer<typeof DeskChannels>;

export const WeekQuery = z.object({ from: DATE.optional() });

/** GET /api/admin/channels/week?from=2026-11-16 (any day of it; this week without) */
export const DeskWeek = z.object({
  timeZone: z.string(),
  /** Monday and Sunday. */
  from: DATE,
  to: DATE,
  today: DATE,
  /** Channel by channel; a slot without a post has `post: null`. Posts outside of slots are there, too. */
  rows: z.array(
    z.object({
      channel: ChannelKey,
      cells: z.array(z.object({ at: Instant, kind: z.enum(POST_KINDS), post: PostLine.nullable() })),
    }),
  ),
  counts: z.object({
    slots: z.int(),
    /** Still to come, and nobody has written for it. */
    empty: z.int(),
    /** Over, and nothing went out. */
    passed: z.int(),
    draft: z.int(),
    ready: z.int(),
    sent: z.int(),
    failed: z.int(),
  }),
  needsYou: z.array(NeedsYou),
});
export type DeskWeek = z.infer<typeof DeskWeek>;

/** POST /api/admin/channels/week/fill: drafts for every empty slot that is still to come. */
export const WeekFill = z.strictObject({ from: DATE.optional(), channel: ChannelKey.optional() });
export const WeekFilled = z.object({
  made: z.int(),
  /** Slots that could not be filled, each with why. */
  left: z.array(z.object({ channel: ChannelKey, at: Instant, reason: z.string() })),
  week: DeskWeek,
});
export type WeekFilled = z.infer<typeof WeekFilled>;

/** POST /api/admin/channels/week/ready: every draft of the week that passes its checks. */
export const WeekReady = z.object({ made: z.int(), left: z.int(), week: DeskWeek });
export type WeekReady = z.infer<typeof WeekReady>;

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

/** PATCH /api/admin/channels/:key → DeskChannelView */
export const ChannelChange = z
  .strictObject({
    name: z.string().min(1).max(60),
    tone: z.string().max(400),
    board: z.string().max(120),
    timeZone: z.string().max(60),
    slots: z.array(SlotShape).max(42),
    hashtags: z.array(z.string().max(60)).max(30),
    way: z.enum(WAYS_OUT),
  })
  .partial();
export type ChannelChange = z.infer<typeof ChannelChange>;

/** POST /api/admin/channels → DeskChannelView */
export const ChannelNew = z.strictObject({
  name: z.string().min(1).max(60),
  network: z.enum(NETWORKS),
  niche: z.enum(NICHES),
});
export type ChannelNew = z.infer<typeof ChannelNew>;

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

/**
 * POST …/channels/:key/pause and …/resume → DeskChannelView. POST …/channels/:key/connect → the network's page to sign in at.
 * GET …/channels/week/zip?from= and …/channels/week/pins.csv?from= are files.
 */
export const ConnectStart = z.object({ address: z.string() });
export type ConnectStart = z.infer<typeof ConnectStart>;

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

/** A hash of everything that is seen in a film. */
const FilmEdition = z.string().regex(/^[a-f0-9]{12}$/);

/** GET /api/admin/channel-posts/:id/file is what is handed out; `download` has the browser save it. */
export const FileQuery = z.object({ download: z.string().optional(), revision: z.string().optional() });

/**
 * PUT /api/admin/channel-posts/:id/video?seconds=14.5&edition=… → DeskChannelPost: the bytes of an MP4 that the browser has made
 * from this edition of the storyboard.
 */
export const VideoQuery = z.object({
  seconds: z.coerce.number().positive().max(180),
  edition: FilmEdition.optional(),
});

/** How a film is going on that the server makes. */
export const ServerFilm = z.object({
  state: z.enum(['making', 'failed']),
  /** 0 to 1. */
  part: z.number(),
  /** In a sentence, where it failed. */
  reason: z.string().nullable(),
});
export type ServerFilm = z.infer<typeof ServerFilm>;

/** GET /api/admin/channel-posts/:id/storyboard: the film of a post, before it is one. */
export const Storyboard = z.object({
  /** Another one as soon as words or pictures change. */
  edition: FilmEdition,
  width: z.int(),
  height: z.int(),
  fps: z.int(),
  seconds: z.number(),
  shots: z.array(
    z.object({
      /** A whole picture of the film's size. */
      picture: z.string(),
      /** What is on it. */
      says: z.string(),
      seconds: z.number(),
      /** How large it is at the beginning and at the end, around a point in parts of width and height. */
      move: z.object({ from: z.number(), to: z.number(), x: z.number(), y: z.number() }),
    }),
  ),
  captions: z.array(
    z.object({
      text: z.string(),
      from: z.number(),
      to: z.number(),
      /** Laid over the film at `band`; null where the shot has these words itself. */
      picture: z.string().nullable(),
    }),
  ),
  band: z.object({ left: z.int(), top: z.int(), width: z.int(), height: z.int() }),
  /** The captions as files. */
  files: z.object({ vtt: z.string(), srt: z.string() }),
  /** The film that is there, and whether it is of this edition. */
  made: z.object({ seconds: z.number(), bytes: z.int(), isCurrent: z.boolean() }).nullable(),
  /** Whether the server could make it, and how that goes. */
  canServerMake: z.boolean(),
  serverFilm: ServerFilm.nullable(),
});
export type Storyboard = z.infer<typeof Storyboard>;

/** GET …/film/2.png is a shot, …/film/caption-0.png a caption, …/film/captions.vtt and .srt the words. */
export const FilmFileParams = ChannelPostParams.extend({ file: z.string().max(40) });

/** POST …/not-yet says that it isn't posted: it stays due. POST …/answer and …/later take the bodies above. */

/** POST and DELETE /api/admin/channels/reminders → DeskChannels, with the subscription of the browser that is to be woken. */
export const ReminderBody = z.strictObject({ subscription: SubscribeBody.shape.subscription });
