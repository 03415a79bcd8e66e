import type { ReportPreview } from '../../contract/report.ts';
import { natalChart, type NatalChart } from '../../domain/natal/chart.ts';
import type { ReportBank } from '../../domain/report/bank.ts';
import type { Theme } from '../../domain/report/chapters.ts';
import { reportDocument, type ReportDocument } from '../../domain/report/document.ts';
import { halfPage, PREVIEWED_POINTS } from '../../domain/report/excerpts.ts';
import { risingFact, signFact } from '../../domain/report/facts.ts';
import { risingKey, signKey } from '../../domain/report/keys.ts';
import { listText, pointLabel, pointOf, signName } from '../../domain/report/margin-words.ts';
import { factAnswer } from './answer.ts';
import type { ReportQuestion } from './written.ts';

type PreviewedPoint = (typeof PREVIEWED_POINTS)[number];
type Placement = ReportPreview['placements'][number];

/** Before a preview repeats what it has said: chapters in which Sun, Moon and rising sign seldom come first. */
const SHOWN_FIRST: readonly Theme[] = [
  'mind',
  'love',
  'work',
  'engine',
  'need',
  'birth',
  'entrance',
  'pulls',
];
const SHOWN_CHAPTERS = 2;

const UNKNOWN_RISING = {
  headline: 'Your rising sign needs the hour',
  detail: 'Without a time of birth nobody can say what was on the horizon.',
};

function unsure(chart: NatalChart, point: PreviewedPoint): Omit<Placement, 'point' | 'text'> {
  const own = pointOf(chart, point);
  if (!own) return UNKNOWN_RISING;
  const signs = listText(own.sign.possible.map(signName), 'or');
  return {
    headline: `${pointLabel(point)} in ${signs}`,
    detail: 'It changed signs within the time you gave, so we say nothing of it.',
  };
}

function placementOf(chart: NatalChart, point: PreviewedPoint, { paragraphs }: ReportBank): Placement {
  const own = pointOf(chart, point);
  if (!own?.sign.sure) return { point, ...unsure(chart, point), text: null };
  const { value: sign } = own.sign;
  const key = point === 'ascendant' ? risingKey(sign) : signKey(point, sign);
  const { headline, detail } = point === 'ascendant' ? risingFact(chart) : signFact(chart, point);
  return { point, headline, detail, text: paragraphs.get(key)![0]!.text };
}

function halfPages({ themes }: ReportDocument, said: readonly (string | null)[]): ReportPreview['chapters'] {
  return SHOWN_FIRST.flatMap((theme) => themes.find(({ key }) => key === theme) ?? [])
    .filter(({ passages }) => !said.includes(passages[0]!.text))
    .slice(0, SHOWN_CHAPTERS)
    .map(({ key, number, title, lede, passages }) => ({
      key,
      number,
      title,
      lede,
      paragraphs: halfPage(passages.map(({ text }) => text)),
      fact: factAnswer(passages[0]!.fact),
    }));
}

/** Runs in a thread: a chart and its chapters without the year, which takes longest. */
export function reportPreview(question: ReportQuestion, bank: ReportBank): ReportPreview {
  const { birth, offsetSeconds, houses, year } = question;
  const chart = natalChart(birth, houses);
  const document = reportDocument({ chart, offsetMs: offsetSeconds * 1000, year, transits: [] }, bank);
  const placements = PREVIEWED_POINTS.map((point) => placementOf(chart, point, bank));
  const { themes } = document;
  return {
    placements,
    chapters: halfPages(
      document,
      placements.map(({ text }) => text),
    ),
    whole: {
      chapters: themes.length + 2,
      paragraphs: themes.reduce((sum, { passages }) => sum + passages.length, 0),
    },
  };
}
