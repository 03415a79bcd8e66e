import type { CivilDate } from '../calendar/civil-date.ts';
import { shortDay } from '../calendar/written-date.ts';
import type { ReportDocument } from './document.ts';
import { houseName } from './margin-words.ts';
import type { FramePage } from './opening.ts';
import type { Passage } from './passages.ts';
import type { PositionRow } from './positions.ts';
import type { YearEvent } from './year-events.ts';
import type { YearMonth } from './year.ts';

function passageText({ link, text, fact, id }: Passage): string {
  const margin = `    [${fact.headline}. ${fact.detail}]  (${id})`;
  return [...(link ? [`~ ${link}`, ''] : []), text, margin].join('\n');
}

/** With its year where that is not the event's. */
function feltDay(date: CivilDate, exact: CivilDate): string {
  return date.slice(0, 4) === exact.slice(0, 4) ? shortDay(date) : `${shortDay(date)}, ${date.slice(0, 4)}`;
}

function eventText({ label, earliest, latest, turn, felt }: YearEvent): string {
  const days = earliest === latest ? shortDay(earliest) : `${shortDay(earliest)} – ${shortDay(latest)}`;
  const span = felt ? ` (felt ${feltDay(felt.from, earliest)} – ${feltDay(felt.to, earliest)})` : '';
  return `${label}${turn === 'again' || turn === 'last' ? `, ${turn}` : ''} · ${days}${span}`;
}

function monthText({ name, year, events, passages, note, noteLeads }: YearMonth): string {
  const head = `${name} ${year}   ${events.map(eventText).join(' | ') || 'Nothing exact'}`;
  const noted = note ? [note] : [];
  const told = passages.map(passageText);
  return [head, ...(noteLeads ? [...noted, ...told] : [...told, ...noted])].join('\n\n');
}

function rowText({ label, sign, degree, house, retrograde, dignity }: PositionRow): string {
  const facts = [house && houseName(house), retrograde && 'retrograde', dignity].filter(Boolean);
  return `${label.padEnd(12)} ${(degree ?? '').padEnd(10)} ${[sign, ...facts].join(', ')}`;
}

/** A report to be read as it is, without its drawings. */
export function reportText({ opening, themes, year, closing, method }: ReportDocument): string {
  const head = (number: number, title: string, lede: string) =>
    `\n${number}. ${title.toUpperCase()}\n${lede}`;
  const page = ({ title, paragraphs }: FramePage) => [`\n${title.toUpperCase()}`, ...paragraphs];
  return [
    ...page(opening),
    ...themes.flatMap(({ number, title, lede, passages }) => [
      head(number, title, lede),
      ...passages.map(passageText),
    ]),
    head(year.number, year.title, year.lede),
    year.overview,
    ...year.months.map(monthText),
    ...page(closing),
    `\nAPPENDIX: ${method.title.toUpperCase()}\n${method.lede}`,
    method.positions.map(rowText).join('\n'),
    ...method.notes.map(({ title, text }) => `${title}\n${text}`),
  ].join('\n\n');
}
