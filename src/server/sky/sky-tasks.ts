import type { WheelChart } from '../../art/drawing/chart-wheel/chart.ts';
import type { PaletteName } from '../../art/drawing/chart-wheel/palette.ts';
import type { ChartWheelKind } from '../../art/drawing/chart-wheel/shape.ts';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import type { ArticleQuestion } from '../blog/rendered-article.ts';
import type { PostQuestion } from '../blog/post-problems.ts';
import type { FillQuestion } from '../channels/filled-week.ts';
import type { ChartQuestion } from '../chart/computed.ts';
import type { ReportQuestion } from '../report/written.ts';
import type { ComputedQuestion } from '../search/answers/computed.ts';

export interface WheelQuestion {
  chart: WheelChart;
  size: ChartWheelKind;
  palette: PaletteName;
}

/** What a thread of the sky pool may be asked. */
export type SkyTask =
  /** Ten days of events; see `SKY_SLICE_MS`. */
  | { kind: 'slice'; index: number }
  | { kind: 'day'; date: CivilDate }
  | { kind: 'accuracy'; checkedOn: CivilDate }
  /** A slot of an article, such as the table of the coming eclipses. */
  | { kind: 'slot'; slot: string; date: CivilDate }
  /** A whole report on a birth and its year. */
  | ({ kind: 'report' } & ReportQuestion)
  /** What everybody may read of theirs. */
  | ({ kind: 'preview' } & ReportQuestion)
  /** What search answers from the sky. */
  | ({ kind: 'search' } & ComputedQuestion)
  /** A birth chart with its coming days. */
  | ({ kind: 'chart' } & ChartQuestion)
  /** A birth chart's wheel as a file: many milliseconds of drawing where one chart is looked at by everybody. */
  | ({ kind: 'wheel' } & WheelQuestion)
  /** The HTML of an article that is long, or not finished. */
  | ({ kind: 'article' } & ArticleQuestion)
  /** What keeps a post that is being written from being published. */
  | ({ kind: 'post-problems' } & PostQuestion)
  /** Drafts for a week of the channels. */
  | ({ kind: 'fill' } & FillQuestion);
