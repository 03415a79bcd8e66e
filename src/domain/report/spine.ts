import type { SpineWords } from './bank.ts';
import { THEMES, type Theme } from './chapters.ts';
import { AXES, LEANS, type Argument, type Lean } from './leans.ts';
import type { Passage, ThemePassages } from './passages.ts';
import type { Trait } from './traits.ts';

/** What holds a book together: a lean that comes back, and two that argue. */
export interface Spine {
  lean: Lean | null;
  argument: Argument | null;
}

/** With fewer chapters, a lean cannot be said to come back. */
const LEAST_CHAPTERS = 2;

type Chapters = readonly ThemePassages[];

/** Leans are broad: a paragraph bears one out if it also claims one of these. */
const BORNE_OUT_BY: Record<Lean, readonly Trait[]> = {
  open: ['shown', 'blunt', 'airs'],
  guarded: ['hidden', 'swallows'],
  bold: ['first', 'hot', 'large', 'blunt', 'sure'],
  careful: ['wary', 'deliberate', 'planned', 'saves', 'doubts'],
  steady: ['stays', 'finishes', 'firm'],
  changing: ['leaves', 'starts', 'swayed'],
  together: ['company', 'carries'],
  alone: ['solitude'],
  head: ['cool', 'even'],
  heart: ['moved', 'carries', 'shown'],
  order: ['planned', 'finishes'],
  freedom: ['leaves', 'loose', 'frees', 'firm', 'solitude'],
  proud: ['seen', 'sure', 'firm', 'large'],
  modest: ['unseen', 'small', 'doubts', 'waits'],
  fast: ['quick', 'hot', 'first'],
  slow: ['deliberate', 'waits'],
};

const bears = ({ leans, traits }: Passage, lean: Lean): boolean =>
  leans.includes(lean) && traits.some((trait) => BORNE_OUT_BY[lean].includes(trait));

const countOf = (chapters: Chapters, lean: Lean): number =>
  chapters.flatMap(({ passages }) => passages).filter((own) => bears(own, lean)).length;

/** The first chapter comes right after the page that names them. */
const isShownIn = ({ theme, passages }: ThemePassages, leans: readonly Lean[]): boolean =>
  theme !== 'birth' && passages.some((own) => leans.some((lean) => bears(own, lean)));

const chaptersWith = (chapters: Chapters, leans: readonly Lean[]): number =>
  chapters.filter((own) => isShownIn(own, leans)).length;

const showsAll = (passages: readonly Passage[], leans: readonly Lean[]): boolean =>
  leans.every((lean) => passages.some((own) => bears(own, lean)));

/** An argument does best where the chapter on what pulls has both its sides. */
const isWholeInPulls = (chapters: Chapters, leans: readonly Lean[]): boolean =>
  chapters.some(({ theme, passages }) => theme === 'pulls' && showsAll(passages, leans));

const axisOf = (lean: Lean): (typeof AXES)[number] =>
  AXES.find((axis) => (axis as readonly Lean[]).includes(lean))!;

/** Of those that qualify the one with the highest value, the earlier named among equals. */
function best<T>(all: readonly T[], valueOf: (own: T) => number): T | null {
  const [first] = all
    .map((own) => ({ own, value: valueOf(own) }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value);
  return first?.own ?? null;
}

/** What a book says over and over, and where it says two opposite things about as often. */
export function spineOf(chapters: Chapters): Spine {
  const opposite = (lean: Lean): Lean => axisOf(lean).find((own) => own !== lean)!;
  const lean = best(LEANS, (own) =>
    chaptersWith(chapters, [own]) < LEAST_CHAPTERS
      ? 0
      : countOf(chapters, own) - countOf(chapters, opposite(own)),
  );
  const others = AXES.filter((axis) => !lean || axis !== axisOf(lean));
  const axis = best(others, (own) =>
    chaptersWith(chapters, own) < LEAST_CHAPTERS
      ? 0
      : Math.min(countOf(chapters, own[0]), countOf(chapters, own[1])) *
        (isWholeInPulls(chapters, own) ? 2 : 1),
  );
  return { lean, argument: axis?.[0] ?? null };
}

/** Where a chapter first bears a lean out: a paragraph that looks back already is only second best, while the thread is new. */
function placeOf(lean: Lean, passages: readonly Passage[], isNew: boolean): number | null {
  const bearing = passages.filter((own) => bears(own, lean));
  const own = bearing.find(({ link }) => link === null) ?? (isNew ? bearing[0] : undefined);
  return own ? passages.indexOf(own) : null;
}

/** What is said before a paragraph of a chapter, counted from 0. */
export interface Lead {
  at: number;
  text: string;
}

/** How a chapter follows from the one before, and which thread it takes up, said where a paragraph bears it out. */
export class Leads {
  readonly #words: SpineWords;
  readonly #spine: Spine;
  readonly #hasMidheaven: boolean;
  readonly #taken = { lean: 0, argument: 0 };
  #before: Theme | null = null;

  constructor(words: SpineWords, spine: Spine, hasMidheaven: boolean) {
    this.#hasMidheaven = hasMidheaven;
    this.#words = words;
    this.#spine = spine;
  }

  /** Asked of the chapters in their order; the first follows from the page before it. */
  next(chapter: ThemePassages): Lead[] {
    const before = this.#before;
    const { theme } = chapter;
    this.#before = theme;
    if (before === null || theme === 'birth') return [];
    const usual = THEMES[THEMES.indexOf(theme) - 1];
    const { after, otherwise } = this.#words.before[theme];
    const bare = theme === 'work' && !this.#hasMidheaven ? [this.#words['without-midheaven']] : [];
    const text = [before === usual ? after : otherwise, ...bare].join(' ');
    const thread = this.#wholeArgument(chapter) ?? this.#thread(theme, chapter.passages);
    return [{ at: 0, text }, ...(thread ? [thread] : [])];
  }

  /** The chapter on what pulls takes up the argument of the first page wherever it has both sides. */
  #wholeArgument({ theme, passages }: ThemePassages): Lead | null {
    const { argument } = this.#spine;
    if (theme !== 'pulls' || !argument) return null;
    if (!showsAll(passages, axisOf(argument))) return null;
    return { at: 0, text: this.#words.arguments[argument].pulls };
  }

  /** Of the two threads the one that has been taken up less often, if the chapter has it. */
  #thread(theme: Exclude<Theme, 'birth'>, passages: readonly Passage[]): Lead | null {
    const { lean, argument } = this.#spine;
    const threads = [
      { name: 'lean' as const, sides: lean ? [lean] : [] },
      { name: 'argument' as const, sides: argument ? axisOf(argument) : [] },
    ].sort((a, b) => this.#taken[a.name] - this.#taken[b.name]);
    if (theme === 'pulls' && this.#taken.lean > 0) threads.sort((a, b) => a.name.localeCompare(b.name));
    for (const { name, sides } of threads)
      for (const side of sides) {
        const at = placeOf(side, passages, this.#taken[name] === 0);
        if (at === null) continue;
        this.#taken[name] += 1;
        return { at, text: this.#words.leans[side].chapters[theme] };
      }
    return null;
  }
}

/** On the first page: what will come back. */
export function spineOpening(
  { lean, argument }: Spine,
  { count, leans, arguments: all }: SpineWords,
): string | null {
  if (lean && argument) return `${count.two} ${leans[lean].named} ${all[argument].named}`;
  const only = lean ? leans[lean].named : argument && all[argument].named;
  return only && `${count.one} ${only.replace(/^(?:One|The other) is/, 'It’s')}`;
}

/** On the last page: what became of them. */
export function spineClosing(
  { lean, argument }: Spine,
  { leans, arguments: all }: SpineWords,
): string | null {
  const parts = [...(lean ? [leans[lean].closing] : []), ...(argument ? [all[argument].closing] : [])];
  return parts.length > 0 ? parts.join(' ') : null;
}
