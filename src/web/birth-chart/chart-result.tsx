import { useEffect, useRef, type ReactNode } from 'react';
import { birthSkyWords } from '../../domain/chart/birth-sky.ts';
import { longDate } from '../../domain/calendar/written-date.ts';
import { BIRTH_CHART_PAGE } from '../../domain/pages/birth-chart-page.ts';
import { REPORT_PAGE, REPORT_SAMPLE_PAGE } from '../../domain/pages/report-pages.ts';
import { DateLine } from '../shell/page-head.tsx';
import { useToday } from '../shell/today.tsx';
import { Button, ButtonLink, ButtonRow } from '../ui/button.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import head from './noted-head.module.css';
import { AspectsList } from './aspects-list.tsx';
import { BookCover } from './book-cover.tsx';
import styles from './chart-result.module.css';
import { birthLine } from './chart-values.ts';
import { ChartWeek } from './chart-week.tsx';
import { DayForChart } from './day-for-chart.tsx';
import { Elements } from './elements.tsx';
import { PositionsTable } from './positions-table.tsx';
import { chartDay } from './remembered-chart.ts';
import { RememberSwitch } from './remember-switch.tsx';
import { ShareWheel } from './share-wheel.tsx';
import { SurenessNote } from './sureness-note.tsx';
import { ThreeSigns } from './three-signs.tsx';
import type { DrawnChart } from './use-chart.ts';
import { ChartWheel } from './wheel.tsx';

interface ChartResultProps {
  chart: DrawnChart;
  /** Whether it was just asked for: then the keyboard and the eye are led to it. */
  isAsked: boolean;
  onChange: () => void;
}

/** "Clara’s Birth Chart" */
function headingOf(name: string): string {
  const trimmed = name.trim();
  return trimmed ? `${trimmed}’s Birth Chart` : BIRTH_CHART_PAGE.heading;
}

function Today({ chart: { answer } }: { chart: DrawnChart }): ReactNode {
  const today = useToday();
  const day = chartDay(answer, today) ?? answer.today;
  return (
    <section aria-labelledby="chart-today">
      <SectionHead id="chart-today" className={head.head} note={longDate(day.date)}>
        Today for Your Chart
      </SectionHead>
      <DayForChart day={day} />
    </section>
  );
}

/** The report's page asks whether it may take over what was entered. */
function WholeBook({ chart: { answer, values } }: { chart: DrawnChart }): ReactNode {
  return (
    <section aria-labelledby="whole-book" className={styles.book}>
      <BookCover answer={answer} name={values.name} />
      <div className={styles.bookWords}>
        <h2 id="whole-book">The Whole Book</h2>
        <p>
          This page is the first half hour. The Personal Destiny Report goes on from here: every planet in its
          house, what pulls against what, and the next twelve months by date, each line with the fact behind
          it.
        </p>
        <ButtonRow>
          <ButtonLink to={`${REPORT_PAGE.paths[0]}#preview`}>Read your free preview</ButtonLink>
          <ButtonLink to={REPORT_SAMPLE_PAGE.paths[0]} kind="line">
            See a whole sample
          </ButtonLink>
        </ButtonRow>
        <p className={styles.asked}>We’ll ask before your birth details leave this page.</p>
      </div>
    </section>
  );
}

/** A drawn chart, on the page that asked for it. */
export function ChartResult({ chart, isAsked, onChange }: ChartResultProps): ReactNode {
  const { values, answer } = chart;
  const today = useToday();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, [isAsked]);
  return (
    <>
      <header className={styles.head}>
        <div>
          <DateLine />
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {headingOf(values.name)}
          </h1>
          <p className={styles.born}>{birthLine(values)}</p>
          <p className={styles.intro}>{birthSkyWords(answer)}</p>
          <Button kind="text" className={styles.change} onClick={onChange}>
            Change details
          </Button>
          <SurenessNote chart={answer} />
        </div>
        <div className={styles.wheel}>
          <ChartWheel chart={answer} label={headingOf(values.name)} />
        </div>
        <PositionsTable chart={answer} />
      </header>
      <RememberSwitch chart={chart} />
      <ShareWheel chart={answer} />
      <ThreeSigns chart={chart} />
      <Elements answer={answer} />
      <AspectsList answer={answer} />
      <Today chart={chart} />
      <ChartWeek passes={answer.passes} today={today} />
      <WholeBook chart={chart} />
    </>
  );
}
