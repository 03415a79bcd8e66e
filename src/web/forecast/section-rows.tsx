import type { ReactNode } from 'react';
import { factLine } from '../../domain/forecast/change-words.ts';
import type { PeriodKind } from '../../domain/forecast/period.ts';
import { sectionName, sectionsOf, type Section } from '../../domain/forecast/sections.ts';
import { Why } from '../horoscope/why.tsx';
import { HouseDial } from './house-dial.tsx';
import type { PeriodReading } from './queries.ts';
import styles from './section-rows.module.css';

function Row({
  kind,
  section,
  reading,
}: {
  kind: PeriodKind;
  section: Section;
  reading: PeriodReading;
}): ReactNode {
  const because = reading.because as { section: Section; facts: PeriodReading['because'][number]['facts'] }[];
  const facts = because.find((one) => one.section === section)?.facts ?? [];
  const place = facts.find(({ house, sign }) => house && sign);
  const paragraphs = (reading as Partial<Record<Section, string>>)[section]!.split('\n\n');
  return (
    <section className={styles.row} aria-labelledby={`section-${section}`}>
      <div className={styles.side}>
        {place && <HouseDial house={place.house!} sign={place.sign!} />}
        <div>
          <h2 id={`section-${section}`} className={styles.name}>
            {sectionName(kind, section)}
          </h2>
          {facts.length > 0 && <p className={styles.fact}>{factLine(facts, kind)}</p>}
        </div>
      </div>
      <div className={styles.words}>
        {paragraphs.map((text, index) => (
          <p key={text} className={index === 0 && section === 'overview' ? styles.first : undefined}>
            {text}
          </p>
        ))}
        <Why facts={facts} day={kind === 'weekly' ? 'weekday' : 'date'} />
      </div>
    </section>
  );
}

/** The sections, each with the house that makes it this sign's own. */
export function SectionRows({ kind, reading }: { kind: PeriodKind; reading: PeriodReading }): ReactNode {
  return (
    <div className={styles.rows}>
      {sectionsOf(kind).map((section) => (
        <Row key={section} kind={kind} section={section} reading={reading} />
      ))}
    </div>
  );
}
