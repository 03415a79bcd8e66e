import { INK } from '../drawing/ink.ts';
import { logoMark } from '../drawing/logo.ts';
import { num, picture, tag } from '../drawing/svg.ts';
import WORDMARK from './data/wordmark.json' with { type: 'json' };
import type { Ground } from './ground.ts';
import type { Mark } from './mark-names.ts';
import { onPaper } from './paper.ts';

const EM = 1000;
/** Between letters, in parts of the size: as on the masthead of every page. */
const TRACKING = 0.16;
/** Height of Cinzel's large capitals in parts of the size. */
const CAP_HEIGHT = 0.7;
const LAST_LETTER_MARGIN = 4;

const EMBLEM_SIZE = 512;
/** The clear space around every mark is in the files already: an eighth of the emblem, half the large letter. */
const CLEAR_SHARE = 1 / 8;

interface Box {
  width: number;
  height: number;
}

const LETTERS_SIZE = 320;
const LETTERS_WIDTH =
  (WORDMARK.letters.reduce((sum, { width }) => sum + width, 0) / EM +
    TRACKING * (WORDMARK.letters.length - 1)) *
  LETTERS_SIZE;
const LETTERS_HEIGHT = CAP_HEIGHT * LETTERS_SIZE;
const LETTERS_CLEAR = LETTERS_HEIGHT / 2;
const EMBLEM_CLEAR = EMBLEM_SIZE * CLEAR_SHARE;
const LOCKUP_GAP = 96;

/** Whole pixels, so that a picture of a file has no half-covered edge. */
const boxed = (width: number, height: number): Box => ({
  width: Math.ceil(width),
  height: Math.ceil(height),
});

const MARK_BOXES: Record<Mark, Box> = {
  emblem: boxed(EMBLEM_SIZE + 2 * EMBLEM_CLEAR, EMBLEM_SIZE + 2 * EMBLEM_CLEAR),
  wordmark: boxed(LETTERS_WIDTH + LAST_LETTER_MARGIN + 2 * LETTERS_CLEAR, LETTERS_HEIGHT + 2 * LETTERS_CLEAR),
  lockup: boxed(
    EMBLEM_SIZE + LOCKUP_GAP + LETTERS_WIDTH + LAST_LETTER_MARGIN + 2 * EMBLEM_CLEAR,
    EMBLEM_SIZE + 2 * EMBLEM_CLEAR,
  ),
};

function letters(x: number, baseline: number): string {
  let at = x;
  const scale = LETTERS_SIZE / EM;
  const paths = WORDMARK.letters.map(({ width, d }) => {
    const transform = `translate(${num(at)} ${num(baseline)})scale(${num(scale, 4)})`;
    at += (width / EM + TRACKING) * LETTERS_SIZE;
    return tag('path', { d, transform });
  });
  return tag('g', { fill: INK.brass200 }, paths.join(''));
}

function emblemAt(x: number, y: number): string {
  return logoMark({ size: EMBLEM_SIZE }).replace('<svg ', `<svg x="${num(x)}" y="${num(y)}" `);
}

const PARTS: Record<Mark, () => string[]> = {
  emblem: () => [emblemAt(EMBLEM_CLEAR, EMBLEM_CLEAR)],
  wordmark: () => [letters(LETTERS_CLEAR, LETTERS_CLEAR + LETTERS_HEIGHT)],
  lockup: () => [
    emblemAt(EMBLEM_CLEAR, EMBLEM_CLEAR),
    letters(EMBLEM_CLEAR + EMBLEM_SIZE + LOCKUP_GAP, EMBLEM_CLEAR + EMBLEM_SIZE / 2 + LETTERS_HEIGHT / 2),
  ],
};

/** A mark of ours on nothing, with its clear space around it, in the inks of the ground it is to stand on. */
export function markFile(mark: Mark, ground: Ground): string {
  const { width, height } = MARK_BOXES[mark];
  const drawn = picture(width, height, ...PARTS[mark]());
  return ground === 'dark' ? drawn : onPaper(drawn);
}
