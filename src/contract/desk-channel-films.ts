import { z } from 'zod';
import { ChannelPostParams } from './desk-channel-posts.ts';

/** A hash of everything that is seen in a film. */
const FilmEdition = z.string().regex(/^[a-f0-9]{12}$/);

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
