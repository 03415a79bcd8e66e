import type { NatalChart } from '../natal/chart.ts';
import type { MethodNote, NoteCase, ReportBank } from './bank.ts';
import { bodyOf, listText, signName } from './margin-words.ts';
import { filled } from './slots.ts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

export interface Note {
  id: string;
  title: string;
  text: string;
}

/** "15 minutes", "an hour", "3 hours" */
function spanText(marginMs: number): string {
  const minutes = Math.round(marginMs / MINUTE_MS);
  if (minutes === HOUR_MINUTES) return 'an hour';
  return minutes % HOUR_MINUTES === 0 ? `${minutes / HOUR_MINUTES} hours` : `${minutes} minutes`;
}

function casesOf(chart: NatalChart, leftOut: readonly string[], hasDates: boolean): Set<NoteCase> {
  const { hourKnown, houses, birth } = chart;
  const cases: Partial<Record<NoteCase, boolean>> = {
    always: true,
    'no-time': !hourKnown,
    'about-time': hourKnown && birth.time.marginMs > 0,
    ruled: chart.ruler?.body.sure ?? false,
    'rising-unsure': chart.ascendant !== null && !chart.ascendant.sign.sure,
    'left-out': leftOut.length > 0,
    'moon-unsure': !hourKnown && !bodyOf(chart, 'moon').sign.sure,
    'whole-signs': houses.sure && houses.system === 'whole' && !houses.polar,
    placidus: houses.sure && houses.system === 'placidus',
    polar: houses.sure && houses.polar,
    year: hasDates,
  };
  return new Set(Object.keys(cases).filter((name) => cases[name as NoteCase]) as NoteCase[]);
}

/** How a report was worked out, and what it leaves out: titles of chapters that fell away. */
export function methodNotes(
  chart: NatalChart,
  leftOut: readonly string[],
  hasDates: boolean,
  { method }: ReportBank,
): Note[] {
  const cases = casesOf(chart, leftOut, hasDates);
  const slots: Record<string, string> = {
    'left-out': listText(
      leftOut.map((title) => `“${title}”`),
      'or',
    ),
    margin: spanText(chart.birth.time.marginMs),
    signs: listText(bodyOf(chart, 'moon').sign.possible.map(signName), 'or'),
    rising: listText((chart.ascendant?.sign.possible ?? []).map(signName), 'or'),
  };
  const fill = ({ id, title, text }: MethodNote): Note => ({
    id,
    title,
    text: filled(text, slots),
  });
  return method.filter(({ when }) => cases.has(when)).map(fill);
}
