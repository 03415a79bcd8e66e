/** A slow move: how large the picture is at the beginning and at the end of its shot, around a point of it. */
export interface Move {
  from: number;
  to: number;
  /** In parts of width and height. */
  x: number;
  y: number;
}

interface FilmedShot {
  seconds: number;
  move: Move;
}

interface FilmedCaption {
  from: number;
  to: number;
}

export interface Film {
  shots: readonly FilmedShot[];
  captions: readonly FilmedCaption[];
}

export interface Seen {
  shot: number;
  /** How large the picture is now. */
  scale: number;
  /** 0 to 1; below 1 the shot before is still seen beneath. */
  opacity: number;
}

export interface Frame {
  /** From the lowest to the uppermost. */
  seen: Seen[];
  caption: { index: number; opacity: number } | null;
}

const FADE_SECONDS = 0.4;
const CAPTION_FADE_SECONDS = 0.2;

/** Begins and ends softly. */
const eased = (part: number): number => part * part * (3 - 2 * part);
const within = (part: number): number => Math.min(1, Math.max(0, part));

/** After its end a shot stays as it was while the next one comes over it. */
function scaleAt({ seconds, move }: FilmedShot, since: number): number {
  return move.from + (move.to - move.from) * eased(within(since / seconds));
}

function captionAt(captions: Film['captions'], at: number): Frame['caption'] {
  const index = captions.findIndex(({ from, to }) => at >= from && at < to);
  const caption = captions[index];
  if (!caption) return null;
  const fromEnds = Math.min(at - caption.from, caption.to - at);
  return { index, opacity: within(fromEnds / CAPTION_FADE_SECONDS) };
}

/** What is seen at an instant of the film. */
export function frameAt({ shots, captions }: Film, at: number): Frame {
  let begin = 0;
  let shot = 0;
  while (shot < shots.length - 1 && at >= begin + shots[shot]!.seconds) begin += shots[shot++]!.seconds;
  const opacity = shot === 0 ? 1 : within((at - begin) / FADE_SECONDS);
  const before = opacity < 1 ? [{ shot: shot - 1, scale: shots[shot - 1]!.move.to, opacity: 1 }] : [];
  const now = { shot, scale: scaleAt(shots[shot]!, at - begin), opacity };
  return { seen: [...before, now], caption: captionAt(captions, at) };
}
