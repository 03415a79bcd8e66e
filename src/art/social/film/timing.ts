export const FILM_FPS = 30;
const LEAST_SECONDS = 12;
const MOST_SECONDS = 29;

/** How fast people read from a picture that moves, and the moment each takes to find the words. */
const WORDS_A_SECOND = 2.6;
const FINDING_SECONDS = 0.6;
const LEAST_CAPTION_SECONDS = 1.8;
/** A shot is seen for a moment before its words come, and after they went. */
const BEFORE_SECONDS = 0.5;
const AFTER_SECONDS = 0.3;
/** Without a word of its own. */
const SILENT_SECONDS = 2.6;

export interface TimedCaption {
  text: string;
  /** Seconds from the film's beginning. */
  from: number;
  to: number;
}

export interface TimedShot {
  from: number;
  seconds: number;
  captions: TimedCaption[];
}

export interface Timeline {
  seconds: number;
  shots: TimedShot[];
}

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

const readingSeconds = (text: string): number =>
  Math.max(LEAST_CAPTION_SECONDS, wordsIn(text) / WORDS_A_SECOND + FINDING_SECONDS);

function wantedSeconds(lines: readonly string[]): number {
  if (lines.length === 0) return SILENT_SECONDS;
  return BEFORE_SECONDS + lines.reduce((sum, line) => sum + readingSeconds(line), 0) + AFTER_SECONDS;
}

/** How much slower or faster than wanted, so that the whole is neither over at once nor too long for the network. */
function paceOf(wanted: number): number {
  return Math.min(Math.max(wanted, LEAST_SECONDS), MOST_SECONDS) / wanted;
}

const onFrame = (seconds: number): number => Math.round(seconds * FILM_FPS) / FILM_FPS;

function timedCaptions(lines: readonly string[], shotFrom: number, pace: number): TimedCaption[] {
  let at = shotFrom + BEFORE_SECONDS * pace;
  return lines.map((text) => {
    const from = at;
    at += readingSeconds(text) * pace;
    return { text, from: onFrame(from), to: onFrame(at) };
  });
}

/** When each shot is seen and each of its lines is read: 12 to 29 seconds, every change on a frame. */
export function timelineOf(shots: readonly (readonly string[])[]): Timeline {
  const wanted = shots.map(wantedSeconds);
  const pace = paceOf(wanted.reduce((sum, one) => sum + one, 0));
  let from = 0;
  const timed = shots.map((lines, index) => {
    const seconds = onFrame(wanted[index]! * pace);
    const shot = { from: onFrame(from), seconds, captions: timedCaptions(lines, from, pace) };
    from += seconds;
    return shot;
  });
  return { seconds: onFrame(from), shots: timed };
}

/** Lines in their order over so many shots, about equally many each; the first have one more where it does not come out even. */
export function sharedOut(lines: readonly string[], shots: number): string[][] {
  const begin = (shot: number): number => Math.ceil((shot * lines.length) / shots);
  return Array.from({ length: shots }, (_, shot) => lines.slice(begin(shot), begin(shot + 1)));
}
