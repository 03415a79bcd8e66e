import { slotsOf } from '../../content/horoscope.ts';
import type { DeskParagraph, DeskReadingPart } from '../../contract/desk-readings.ts';
import type { DailyReading, ReadingFact } from '../../contract/horoscope.ts';
import type { MonthlyReading } from '../../contract/monthly.ts';
import type { WeeklyReading } from '../../contract/weekly.ts';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import type { PeriodKind } from '../../domain/forecast/period.ts';
import { sectionName, sectionsOf, type Section } from '../../domain/forecast/sections.ts';
import type { PlannedParagraph } from '../../domain/horoscope/almanac.ts';
import type { Unit } from '../../domain/horoscope/bank.ts';
import { blocksOf } from '../../domain/horoscope/reading.ts';

const rewordingNumber = ({ id }: Unit): number => Number(/-r(\d+)$/.exec(id)?.[1] ?? 0);

function fieldsOf(id: string, { key, part, move, heading, summary, text }: Unit) {
  const given = { key, part, move, heading, summary };
  const present = Object.entries(given).filter(([, value]) => value !== undefined) as [string, string][];
  return { replaces: id, ...Object.fromEntries(present), text: text.trim() };
}

/** New words that nobody has read yet are changed themselves; else the paragraph gets one more unit. */
function deskParagraph({ id, shown, wordings }: PlannedParagraph, firstDay: CivilDate): DeskParagraph {
  const newest = wordings[0]!;
  const isComing = newest.replaces !== undefined && newest.since >= firstDay;
  const next = `${id}-r${Math.max(...wordings.map(rewordingNumber)) + 1}`;
  return {
    unit: id,
    shown: shown.id,
    change: {
      unit: isComing ? newest.id : next,
      since: isComing ? newest.since : firstDay,
      isComing,
      fields: fieldsOf(id, newest),
      slots: [...slotsOf(newest.key)],
    },
  };
}

/** A day's summary and paragraphs, each with its reason; `firstDay` is the first one that can still be changed. */
export function partsOfDay(
  { summary, description, parts, because }: DailyReading,
  paragraphs: readonly PlannedParagraph[],
  firstDay: CivilDate,
): DeskReadingPart[] {
  const blocks = blocksOf(description);
  // What an earlier edition wrote may have had other paragraphs than the plan of today.
  const known = blocks.length === paragraphs.length;
  const opening = { place: 'summary', label: 'The day in a sentence', heading: null, text: summary };
  return [
    { ...opening, lifePart: null, facts: [], paragraph: null },
    ...blocks.map(({ heading, text }, index) => ({
      place: String(index),
      label: `Paragraph ${index + 1}`,
      heading: heading ?? null,
      text,
      lifePart: parts[index] ?? null,
      facts: because.filter(({ paragraph }) => paragraph === index).flatMap(({ facts }) => facts),
      paragraph: known ? deskParagraph(paragraphs[index]!, firstDay) : null,
    })),
  ];
}

export function partsOfPeriod(kind: PeriodKind, reading: WeeklyReading | MonthlyReading): DeskReadingPart[] {
  const because = reading.because as { section: Section; facts: ReadingFact[] }[];
  return sectionsOf(kind).map((section) => ({
    place: section,
    label: sectionName(kind, section),
    heading: null,
    text: (reading as unknown as Record<Section, string>)[section],
    lifePart: null,
    facts: because.filter((one) => one.section === section).flatMap(({ facts }) => facts),
    paragraph: null,
  }));
}
