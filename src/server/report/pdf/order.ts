import type { PageSize } from '../../../art/report/page-size.ts';
import type { NatalChart } from '../../../domain/natal/chart.ts';
import type { ReportDocument } from '../../../domain/report/document.ts';

/** Who a book is for, in words; as typed, whatever they hold. */
export interface BookFront {
  /** Null where none was given. */
  name: string | null;
  /** "Lyon, France" */
  place: string;
  /** "November 3, 1991" */
  date: string;
  /** "at 6:40 in the morning"; null where the hour is unknown. */
  time: string | null;
  /** The day on which it was made: "November 17, 2026". */
  made: string;
}

/** A page of its own before or after the chapters. */
interface FramingPage {
  title: string;
  paragraphs: readonly string[];
}

/** Everything that a book is set from; plain data, so that it can go to another process. */
export interface BookOrder {
  document: ReportDocument & { opening?: FramingPage; closing?: FramingPage };
  chart: NatalChart;
  /** How far the clocks of the birthplace were ahead of Greenwich. */
  offsetMs: number;
  front: BookFront;
  page: PageSize;
  siteName: string;
  /** Bought without money: every page says so. */
  demo?: boolean;
}
