import { capitalized } from '../horoscope/fact-text.ts';
import type { NatalAspect } from '../natal/aspects.ts';
import type { NatalChart } from '../natal/chart.ts';
import type { Point } from '../natal/points.ts';
import type { ClosingWords } from './bank.ts';
import { choiceFor } from './choice.ts';
import { ownPoint } from './margin-words.ts';
import type { FramePage } from './opening.ts';
import type { Passage } from './passages.ts';
import { aspectStrength, isSlow } from './strength.ts';
import { filled } from './slots.ts';
import type { MainDate } from './year-head.ts';
import { transitName } from './year-lines.ts';

/** The hard angle that weighs most among those that the report tells of. */
function strongestPull(chart: NatalChart, told: readonly Passage[]): NatalAspect | undefined {
  const isTold = ({ points }: NatalAspect): boolean =>
    told.some(({ fact }) => fact.aspect !== null && fact.points.join() === points.join());
  return chart.aspects
    .filter(({ sure, quality, points }) => sure && quality === 'hard' && !points.every(isSlow))
    .filter(isTold)
    .toSorted((a, b) => aspectStrength(chart, b) - aspectStrength(chart, a))[0];
}

/** What to take along: what became of the threads or, failing these, the chart's strongest pull; the year's main date, a last word. */
export function closingPage(
  chart: NatalChart,
  told: readonly Passage[],
  main: MainDate | null,
  threads: string | null,
  words: ClosingWords,
  seed: string,
): FramePage {
  const pick = choiceFor(seed);
  const pull = strongestPull(chart, told);
  const wantOf = (point: Point): string => words.wants[point as keyof ClosingWords['wants']];
  const pullText = (points: readonly [Point, Point]): string => {
    const [one, other] = points.map(ownPoint) as [string, string];
    const slots = {
      one,
      other,
      One: capitalized(one),
      oneWants: wantOf(points[0]),
      otherWants: wantOf(points[1]),
    };
    return filled(pick(words.pull, 'pull'), slots);
  };
  const dateText = ({ transit, day, when, isLong }: MainDate): string => {
    const what = transitName(transit);
    const texts = isLong ? words.season : words.date;
    return filled(pick(texts[transit.quality], 'date'), { what, What: capitalized(what), day, when });
  };
  return {
    title: words.title,
    paragraphs: [
      threads ?? (pull ? pullText(pull.points) : pick(words.calm, 'calm')),
      main ? dateText(main) : pick(words.ahead, 'ahead'),
      pick(words.last, 'last'),
    ],
  };
}
