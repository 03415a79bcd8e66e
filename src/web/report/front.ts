import type { ReactNode } from 'react';
import type { ChartAnswer } from '../../contract/chart.ts';

/** Whose report it is, and what stands before its first chapter. */
export interface ReportFront {
  title: string;
  /** As the wheel is called: "Albert". */
  name: string;
  /** "Born March 14, 1879, 11:30 AM, in Ulm, Germany" */
  born: string;
  introduction?: ReactNode;
  chart: ChartAnswer;
  /** Its wheel as files, shown until a paragraph points at it; left out where there are none. */
  wheels?: { phone: string; mini: string };
  /** Where the same report is to be had as a book; left out while it is not. */
  pdf?: { letter: string; a4: string };
}
