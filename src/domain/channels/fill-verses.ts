import { ranked } from './choice.ts';
import type { Verse } from './fill-input.ts';
import type { Filling, FillSlot } from './fill-slot.ts';
import { ALT_LIMIT } from './outgoing.ts';
import { REST_DAYS } from './rest.ts';

const LINK = '/quotes/spiritual';
const TITLE_MOST = 100;

interface VerseChoice {
  verse: Verse;
  art: string;
}

const withoutEndMarks = (line: string): string => line.replace(/[\s,;:.—–-]+$/, '');

/** A dash at a line's end needs no blank after it. */
const joined = (lines: readonly string[]): string => lines.join(' ').replaceAll('— ', '—');

/** "Thy word is a lamp unto my feet… (Psalm 119:105)": as many lines as there is room for. */
function titleOf({ lines, reference }: Verse): string {
  const titles = lines.map((_, left) => {
    const words = withoutEndMarks(joined(lines.slice(0, lines.length - left)));
    return `${words}${left === 0 ? '' : '…'} (${reference})`;
  });
  return titles.find((title) => title.length <= TITLE_MOST) ?? reference;
}

/** Our sentence gives way where the network has no room for both. */
function textOf(slot: FillSlot, verse: Verse): string {
  const withNote = wordsOf(verse, verse.note ?? '');
  return slot.isShortEnough(withNote) ? withNote : wordsOf(verse, '');
}

function wordsOf({ lines, reference, edition }: Verse, note: string): string {
  return [lines.join('\n'), `${reference}, ${edition}`, note].filter((part) => part !== '').join('\n\n');
}

/** Whoever can't see the picture reads what stands on it. */
function altOf(scene: string, { lines, reference, edition }: Verse): string {
  const whole = `${scene} Below it: ${joined(lines)} ${reference}, ${edition}.`;
  return whole.length <= ALT_LIMIT ? whole : `${scene} Below it: ${reference}, ${edition}.`;
}

function choicesOf(slot: FillSlot): VerseChoice[] {
  const beside = slot.history.neighbors(slot.channel.key, slot.atMs, 'tradition');
  return slot.banks.verses
    .filter((verse) => !beside.includes(`tradition ${verse.tradition}`))
    .filter(({ id }) => slot.areWordsFree(id))
    .filter(({ reference }) => slot.nearest(`reference ${reference}`) >= REST_DAYS)
    .flatMap((verse) =>
      verse.scenes
        .map((scene) => ({ verse, art: `scene:${scene}` }))
        .filter(({ art }) => slot.isArtFree(art)),
    );
}

function feastOf(slot: FillSlot, verse: Verse): string | undefined {
  return verse.feasts.find((feast) => slot.feasts.includes(feast));
}

export const isFeastSlot = (slot: FillSlot): boolean =>
  slot.kind === 'verse' && slot.banks.verses.some((verse) => feastOf(slot, verse) !== undefined);

function chosen(slot: FillSlot, choices: readonly VerseChoice[]): VerseChoice | undefined {
  return ranked(
    choices,
    ({ verse, art }) => [
      feastOf(slot, verse) === undefined ? 0 : 1,
      slot.freshElsewhere(`words ${verse.id}`),
      slot.nearest(`tradition ${verse.tradition}`),
      // A verse of a feast is kept for its day as long as there are others.
      verse.feasts.length === 0 || feastOf(slot, verse) !== undefined ? 1 : 0,
      slot.nearest(`words ${verse.id}`),
      slot.freshElsewhere(`art ${art}`),
      slot.nearest(`art ${art}`),
    ],
    ({ verse, art }) => `${verse.id} ${art}`,
    slot.seed,
  ).find(({ verse }) => slot.isSayable(textOf(slot, verse)) && slot.isInTone(verse.note ?? ''));
}

export function verseOf(slot: FillSlot): Filling | string {
  const choice = chosen(slot, choicesOf(slot));
  if (!choice)
    return 'No verse fits: each was here within 60 days, is of the tradition before or after it, or its scene was here within 7 days.';
  const { verse, art } = choice;
  return {
    art,
    words: verse.id,
    why: `${verse.reference}, ${verse.edition}`,
    lines: verse.lines,
    reference: verse.reference,
    edition: verse.edition,
    title: titleOf(verse),
    text: textOf(slot, verse),
    alt: altOf(slot.banks.altTexts[art] ?? '', verse).trim(),
    link: LINK,
  };
}
