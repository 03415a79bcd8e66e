import type { NatalChart } from '../natal/chart.ts';
import type { Age } from './ages.ts';
import type { ReportBank } from './bank.ts';
import type { Step } from './bridged.ts';
import { candidatesOf } from './candidates.ts';
import { THEMES, type Theme } from './chapters.ts';
import { chooseThemes } from './choose.ts';
import type { Fact } from './facts.ts';
import { LinkWords } from './links.ts';
import type { Lean } from './leans.ts';
import type { Trait } from './traits.ts';

/** A paragraph as it stands in a report. */
export interface Passage {
  id: string;
  key: string;
  leans: readonly Lean[];
  traits: readonly Trait[];
  text: string;
  fact: Fact;
  /** Said before it: how the chapter follows, that the report has claimed the opposite and what decides which of the two shows. */
  link: string | null;
  /** The claims that the link looks back to. */
  bridges: readonly Trait[];
}

export interface ThemePassages {
  theme: Theme;
  passages: readonly Passage[];
}

function passageOf({ candidate, bridges }: Step, at: number, theme: Theme, words: LinkWords): Passage {
  const { id, key, leans, text } = candidate.paragraph;
  const sentences = bridges.map((bridge) => words.bridge(bridge, theme, at === 0));
  return {
    id,
    key,
    leans,
    traits: candidate.traits,
    text,
    fact: candidate.fact,
    link: sentences.length > 0 ? sentences.join(' ') : null,
    bridges: bridges.map(({ said }) => said),
  };
}

/** What a chart says, theme by theme: chosen by strength, and nothing against what was said before without saying so. */
export function themePassages(
  chart: NatalChart,
  age: Age,
  titles: Readonly<Record<Theme, string>>,
  bank: ReportBank,
): ThemePassages[] {
  const chapters = chooseThemes(candidatesOf(chart, age, bank), bank.neverTogether);
  const ids = [...chapters.values()].flatMap((steps) => steps.map(({ candidate }) => candidate.paragraph.id));
  const words = new LinkWords(bank, titles, ids.join(' '));
  return THEMES.flatMap((theme) => {
    const steps = chapters.get(theme);
    return steps ? [{ theme, passages: steps.map((step, at) => passageOf(step, at, theme, words)) }] : [];
  });
}
