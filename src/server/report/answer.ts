import type {
  MethodChapter,
  ReportAnswer,
  ReportFact,
  ReportPassage,
  ReportProse,
  ReportText,
  ThemeChapter,
  YearChapter,
} from '../../contract/report.ts';
import type { ReportDocument } from '../../domain/report/document.ts';
import type { Fact } from '../../domain/report/facts.ts';
import type { Passage } from '../../domain/report/passages.ts';
import { chartAnswer } from '../chart/answer.ts';
import type { WrittenReport } from './written.ts';

export const factAnswer = ({ points, aspect, headline, detail }: Fact): ReportFact => ({
  points: [...points],
  aspect,
  headline,
  detail,
});

const passageAnswer = ({ id, link, text, fact }: Passage): ReportPassage => ({
  id,
  link,
  text,
  fact: factAnswer(fact),
});

const themeAnswer = ({ passages, ...head }: ReportDocument['themes'][number]): ThemeChapter => ({
  ...head,
  passages: passages.map(passageAnswer),
});

const yearAnswer = ({ months, ...head }: ReportDocument['year']): YearChapter => ({
  ...head,
  months: months.map(({ events, passages, ...month }) => ({
    ...month,
    events: [...events],
    passages: passages.map(passageAnswer),
  })),
});

const methodAnswer = ({ notes, positions, ...head }: ReportDocument['method']): MethodChapter => ({
  ...head,
  notes: [...notes],
  positions: [...positions],
});

/** The pages before and after the chapters. */
type Framed = ReportDocument & { opening?: Prose; closing?: Prose };
interface Prose {
  title: string;
  paragraphs: readonly string[];
}

const proseAnswer = ({ title, paragraphs }: Prose): ReportProse => ({ title, paragraphs: [...paragraphs] });

function textAnswer({ opening, themes, year, closing, method }: Framed): ReportText {
  return {
    ...(opening && { opening: proseAnswer(opening) }),
    themes: themes.map(themeAnswer),
    year: yearAnswer(year),
    ...(closing && { closing: proseAnswer(closing) }),
    method: methodAnswer(method),
  };
}

/** A report as it goes over the wire: what only its planner needs stays here. */
export function reportAnswer({ chart, document }: WrittenReport, offsetSeconds: number): ReportAnswer {
  return { chart: chartAnswer(chart, offsetSeconds), document: textAnswer(document) };
}
