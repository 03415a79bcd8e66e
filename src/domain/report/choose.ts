import type { NeverTogether } from './bank.ts';
import { admitted } from './admitted.ts';
import { bridged, type Chapters } from './bridged.ts';
import { isCore, type Candidate } from './candidates.ts';
import { COMFORTABLE, LEAST, MOST, THEMES, type Theme } from './chapters.ts';
import { settled } from './settled.ts';

/** Chapters as they fill. */
type Filling = Map<Theme, Candidate[]>;

function place(chapters: Filling, candidate: Candidate): void {
  const open = candidate.themes.find((theme) => (chapters.get(theme)?.length ?? Infinity) < MOST[theme]);
  if (open) chapters.get(open)!.push(candidate);
}

/** Brings a paragraph to a chapter from one that can spare it, or from none. */
function bring(chapters: Filling, candidate: Candidate, theme: Theme): void {
  const home = [...chapters.values()].find((own) => own.includes(candidate));
  if (home && home.length <= COMFORTABLE) return;
  home?.splice(home.indexOf(candidate), 1);
  chapters.get(theme)!.push(candidate);
}

/** A thin chapter takes what belongs there second best; else it falls away. */
function mendThin(chapters: Filling, all: readonly Candidate[]): void {
  for (const theme of THEMES) {
    const own = chapters.get(theme);
    if (!own || own.length >= COMFORTABLE) continue;
    for (const candidate of own.length > 0 ? all.filter(({ themes }) => themes.includes(theme)) : [])
      if (own.length < COMFORTABLE && !own.includes(candidate)) bring(chapters, candidate, theme);
    if (own.length >= LEAST) continue;
    chapters.delete(theme);
    for (const candidate of own) place(chapters, candidate);
  }
}

function filled(all: readonly Candidate[]): Filling {
  const chapters: Filling = new Map(THEMES.map((theme) => [theme, []]));
  // How somebody comes in cannot be told without the sign that was rising.
  if (!all.some(({ paragraph }) => paragraph.key.startsWith('ascendant/'))) chapters.delete('entrance');
  for (const candidate of all.filter(isCore)) place(chapters, candidate);
  for (const candidate of all.filter((own) => !isCore(own))) place(chapters, candidate);
  mendThin(chapters, all);
  return chapters;
}

/** Which paragraphs stand in which chapter and in which order; chapters too thin to be read are not there. */
export function chooseThemes(candidates: readonly Candidate[], neverTogether: NeverTogether): Chapters {
  let all = settled(admitted(candidates, neverTogether));
  for (;;) {
    const result = bridged(filled(all));
    if (result instanceof Map) return result;
    const victim = result as Candidate;
    all = all.filter((own) => own !== victim);
  }
}
