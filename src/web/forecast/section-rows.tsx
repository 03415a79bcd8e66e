import type { ReactNode } from 'react';
import { shortDay, weekdayName } from '../../domain/calendar/written-date.ts';
import { factLine } from '../../domain/forecast/change-words.ts';
import { dayInWords, paragraphsOf, type NamedDay } from '../../domain/forecast/dated-words.ts';
import type { Period } from '../../domain/forecast/period.ts';
import { sectionName, sectionsOf, type Section } from '../../domain/forecast/sections.ts';
import { Why } from '../horoscope/why.tsx';
import { wallDate } from '../shell/wall-time.ts';
import { DatedText } from './dated-text.tsx';
import { HouseDial } from './house-dial.tsx';
import type { PeriodReading } from './queries.ts';
import styles from './section-rows.module.css';
import { useOwnZone } from './wall-clock.ts';

type Facts = PeriodReading['because'][number]['facts'];

/** The fact that a section is about, with its day by the visitor's clock. */
function SectionFact({ period, facts }: { period: Period; facts: Facts }): ReactNode {
  const isOwn = useOwnZone();
  const { words, at } = factLine(facts);
  const date = at && wallDate(at, isOwn);
  const dayOf = (on: string): string =>
    period.kind === 'weekly' ? dayInWords({ text: weekdayName(on) }, on, period) : shortDay(on);
  return (
    <p className={styles.fact}>
      {words}
      {date && <>, {dayOf(date)}</>}
    </p>
  );
}

/** The words of a section in their paragraphs, with the days they name. */
function wordsOf(reading: PeriodReading, section: Section) {
  const text = (reading as Partial<Record<Section, string>>)[section]!;
  const times = (reading.times ?? []) as (NamedDay & { section: Section })[];
  return paragraphsOf({ text, days: times.filter((time) => time.section === section) });
}

function Row({
  period,
  section,
  reading,
}: {
  period: Period;
  section: Section;
  reading: PeriodReading;
}): ReactNode {
  const { kind } = period;
  const because = reading.because as { section: Section; facts: Facts }[];
  const facts = because.find((one) => one.section === section)?.facts ?? [];
  const place = facts.find(({ house, sign }) => house && sign);
  return (
    <section className={styles.row} aria-labelledby={`section-${section}`}>
      <div className={styles.side}>
        {place && <HouseDial house={place.house!} sign={place.sign!} />}
        <div>
          <h2 id={`section-${section}`} className={styles.name}>
            {sectionName(kind, section)}
          </h2>
          {facts.length > 0 && <SectionFact period={period} facts={facts} />}
        </div>
      </div>
      <div className={styles.words}>
        {wordsOf(reading, section).map(({ text, days }, index) => (
          <p key={text} className={index === 0 && section === 'overview' ? styles.first : undefined}>
            <DatedText period={period} text={text} days={days} />
          </p>
        ))}
        <Why facts={facts} day={kind === 'weekly' ? 'weekday' : 'date'} />
      </div>
    </section>
  );
}

/** The sections, each with the house that makes it this sign's own. */
export function SectionRows({ period, reading }: { period: Period; reading: PeriodReading }): ReactNode {
  return (
    <div className={styles.rows}>
      {sectionsOf(period.kind).map((section) => (
        <Row key={section} period={period} section={section} reading={reading} />
      ))}
    </div>
  );
}
