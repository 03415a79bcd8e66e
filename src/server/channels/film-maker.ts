import { spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { ServerFilm, Storyboard } from '../../contract/desk-channel-films.ts';
import { Busy, Invalid } from '../failures.ts';
import { reasonOf } from '../log.ts';
import { canRunFfmpeg, ffmpegArguments, laidOver } from './film-ffmpeg.ts';

export interface FilmOrder {
  post: number;
  board: Storyboard;
  /** "2.png", "caption-0.png" */
  picture: (name: string) => Promise<Buffer>;
  keep: (film: AsyncIterable<Buffer>) => Promise<unknown>;
}

/** Makes films with a program that the machine has; one at a time. */
export interface FilmMaker {
  canMake: () => Promise<boolean>;
  filmOf: (post: number) => ServerFilm | null;
  /** Returns once it has begun; throws Busy while another one is being made. */
  start: (order: FilmOrder) => Promise<void>;
}

interface MakerParts {
  log: Logger;
  /** As it is found on the machine. */
  program?: string;
  timeoutMs?: number;
}

const TIMEOUT_MS = 10 * 60_000;
/** Readers come first. */
const NICENESS = 15;
const MOST_COMPLAINTS = 2_000;
const FAILED = 'The server’s ffmpeg couldn’t make the film. Make it in a browser instead, or try again.';

const captionNumber = ({ captions }: Storyboard, caption: Storyboard['captions'][number]): number =>
  captions.indexOf(caption);

async function writtenPictures({ board, picture }: FilmOrder, folder: string): Promise<string[]> {
  const names = [
    ...board.shots.map((_, index) => `${index}.png`),
    ...laidOver(board).map((caption) => `caption-${captionNumber(board, caption)}.png`),
  ];
  const files: string[] = [];
  for (const name of names) {
    const file = join(folder, name);
    await writeFile(file, await picture(name));
    files.push(file);
  }
  return files;
}

interface Run {
  program: string;
  given: string[];
  timeoutMs: number;
  onFrame: (frame: number) => void;
}

/** Runs it to its end, which is an error unless it went well. */
function runFfmpeg({ program, given, timeoutMs, onFrame }: Run): Promise<void> {
  return new Promise((done, failed) => {
    const child = spawn(program, given, {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    });
    let complaints = '';
    if (child.pid !== undefined) setPriority(child.pid, NICENESS);
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const frame = /^frame=\s*(\d+)/m.exec(text)?.[1];
      if (frame !== undefined) onFrame(Number(frame));
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaints = (complaints + text).slice(-MOST_COMPLAINTS);
    });
    child.once('error', failed);
    child.once('close', (code, signal) => {
      if (code === 0) done();
      else failed(new Error(`ffmpeg ended with ${signal ?? code}: ${complaints}`));
    });
  });
}

export function createFilmMaker({ log, program = 'ffmpeg', timeoutMs = TIMEOUT_MS }: MakerParts): FilmMaker {
  /** The last one, while it is made or after it has failed. */
  let last: { post: number; film: ServerFilm } | null = null;

  let asked: Promise<boolean> | null = null;
  const canMake = (): Promise<boolean> => (asked ??= canRunFfmpeg(program));

  async function make(order: FilmOrder, film: ServerFilm): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'film-'));
    try {
      const pictures = await writtenPictures(order, folder);
      const to = join(folder, 'film.mp4');
      const frames = order.board.seconds * order.board.fps;
      const given = ffmpegArguments(order.board, pictures, to);
      const onFrame = (frame: number): void => void (film.part = Math.min(1, frame / frames));
      await runFfmpeg({ program, given, timeoutMs, onFrame });
      await order.keep(createReadStream(to));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  return {
    canMake,
    filmOf: (post) => (last?.post === post ? { ...last.film } : null),
    async start(order) {
      if (!(await canMake())) throw new Invalid('There’s no ffmpeg on the server.');
      if (last?.film.state === 'making') throw new Busy('Another film is being made. Try again in a minute.');
      const film: ServerFilm = { state: 'making', part: 0, reason: null };
      last = { post: order.post, film };
      make(order, film).then(
        () => (last = null),
        (error: unknown) => {
          log.warn({ post: order.post, reason: reasonOf(error) }, 'channels: a film could not be made');
          Object.assign(film, { state: 'failed', reason: FAILED });
        },
      );
    },
  };
}
