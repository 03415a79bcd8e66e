import { execFile } from 'node:child_process';
import type { Storyboard } from '../../contract/desk-channel-films.ts';

const LOOKING_MS = 10_000;

/** Whether this machine has the program, with what it takes. Nothing needs to be set for that, and nothing is shipped. */
export function canRunFfmpeg(program: string): Promise<boolean> {
  return new Promise((done) => {
    execFile(program, ['-hide_banner', '-encoders'], { timeout: LOOKING_MS }, (error, stdout) =>
      done(error === null && / libx264 /.test(stdout)),
    );
  });
}

type Film = Pick<Storyboard, 'width' | 'height' | 'fps' | 'shots' | 'captions' | 'band'>;

/** Its steps are whole dots: on a picture twice as large they are half as coarse. */
const FINER = 2;

/** A shot's slow move, as `frameAt` has it in the browser. */
function moved(
  { width, height, fps }: Film,
  { seconds, move }: Film['shots'][number],
  input: number,
): string {
  const frames = Math.round(seconds * fps);
  const part = `(on/${frames})`;
  const zoom = `${move.from}+${(move.to - move.from).toFixed(4)}*${part}*${part}*(3-2*${part})`;
  const at = (side: string, point: number): string => `(${side}-${side}/zoom)*${point}`;
  return [
    `[${input}:v]scale=${width * FINER}:${height * FINER}`,
    `zoompan=z='${zoom}':x='${at('iw', move.x)}':y='${at('ih', move.y)}':d=${frames}:s=${width}x${height}:fps=${fps}`,
    `setsar=1[s${input}]`,
  ].join(',');
}

/** Captions that are laid over the film, each while it is read. */
export const laidOver = ({ captions }: Pick<Film, 'captions'>): Film['captions'] =>
  captions.filter(({ picture }) => picture !== null);

function filterOf(film: Film): string {
  const { shots, band } = film;
  const moves = shots.map((shot, index) => moved(film, shot, index));
  const joined = `${shots.map((_, index) => `[s${index}]`).join('')}concat=n=${shots.length}:v=1:a=0[v0]`;
  const captions = laidOver(film).map(
    ({ from, to }, index) =>
      `[v${index}][${shots.length + index}:v]overlay=x=${band.left}:y=${band.top}:enable='between(t,${from},${to})'[v${index + 1}]`,
  );
  return [...moves, joined, ...captions, `[v${captions.length}]format=yuv420p[out]`].join(';');
}

const QUIETLY = ['-hide_banner', '-loglevel', 'error', '-nostdin', '-y'];
/** On one core: the others are the readers'. */
const H264 = '-c:v libx264 -profile:v high -level 4.0 -preset veryfast -crf 20 -threads 1'.split(' ');
const AS_MP4 = '-movflags +faststart -progress pipe:1 -f mp4'.split(' ');
const KEY_FRAME_SECONDS = 1;

/** One picture per shot and per caption that is laid over it, in this order; an MP4 that plays while it loads and seeks by the second. */
export function ffmpegArguments(film: Film, pictures: readonly string[], to: string): string[] {
  const inputs = pictures.flatMap((file) => ['-i', file]);
  const seen = ['-filter_complex', filterOf(film), '-map', '[out]', '-an', '-r', String(film.fps)];
  const keyFrames = ['-g', String(film.fps * KEY_FRAME_SECONDS)];
  return [...QUIETLY, ...inputs, ...seen, ...H264, ...keyFrames, ...AS_MP4, to];
}
