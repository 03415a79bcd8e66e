import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { isCivilDate } from '../../domain/calendar/civil-date.ts';
import { BIRTH_CHART_PAGE } from '../../domain/pages/birth-chart-page.ts';
import { deviceDate } from '../shell/device-date.ts';
import { pageMetadata, siteOf } from '../shell/metadata.ts';
import { PageHead } from '../shell/page-head.tsx';
import { breadcrumbs } from '../structured-data/breadcrumbs.ts';
import { webPage } from '../structured-data/page.ts';
import { Wrap } from '../ui/wrap.tsx';
import type { Route } from './+types/birth-chart-page';
import styles from './birth-chart-page.module.css';
import { ChartForm } from './chart-form.tsx';
import { ChartResult } from './chart-result.tsx';
import { EMPTY_VALUES, type ChartValues } from './chart-values.ts';
import { keepEnteredBirth } from './entered-birth.ts';
import { rememberChart, rememberedChart, renewChart } from './remembered-chart.ts';
import { useChart, type DrawnChart } from './use-chart.ts';
import { WhatYouGet } from './what-you-get.tsx';

export { PageError as ErrorBoundary } from '../shell/error-screen.tsx';

export const handle = { page: BIRTH_CHART_PAGE };

const PATH = '/birth-chart';

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches);
  const { title, description } = BIRTH_CHART_PAGE;
  const page = { title, description, canonicalPath: PATH };
  const structuredData = [webPage(page, site), breadcrumbs(site.url, ['Horoscopes', '/'], [title, PATH])];
  return pageMetadata({ ...page, structuredData }, site);
};

/** The sky of a day hands its date over in memory: in the address it would be written down. */
function useHandedDate(): string {
  const { state } = useLocation() as { state: { date?: unknown } | null };
  const date = state?.date;
  return typeof date === 'string' && isCivilDate(date) ? date : '';
}

interface Shown {
  chart: DrawnChart;
  isAsked: boolean;
}

function Birth({ start, onDrawn }: { start: ChartValues; onDrawn: (drawn: DrawnChart) => void }): ReactNode {
  const drawing = useChart(onDrawn);
  return (
    <>
      <PageHead text={BIRTH_CHART_PAGE} className={styles.head} />
      <div className={styles.columns}>
        <noscript>
          <p className={styles.unscripted}>
            Drawing a chart needs JavaScript, which is turned off in this browser. You can read what a chart
            is here, and the rest of the site works without it.
          </p>
        </noscript>
        <ChartForm start={start} drawing={drawing} />
        <WhatYouGet />
      </div>
    </>
  );
}

/** The form, or the chart that it asked for; who has let the device remember one finds it here. */
export default function BirthChartPage(): ReactNode {
  const handed = useHandedDate();
  const [shown, setShown] = useState<Shown | null>(null);
  const [start, setStart] = useState<ChartValues>({ ...EMPTY_VALUES, date: handed });
  useEffect(() => {
    const chart = rememberedChart();
    if (!chart || handed) return;
    setShown({ chart, isAsked: false });
    const showRenewed = (): void =>
      setShown((before) =>
        before?.chart === chart ? { ...before, chart: rememberedChart() ?? chart } : before,
      );
    renewChart(deviceDate(new Date())).then(showRenewed, (error: unknown) =>
      console.info('The days of your chart were not renewed', error),
    );
  }, [handed]);
  const onDrawn = (chart: DrawnChart): void => {
    keepEnteredBirth(chart.values);
    if (rememberedChart()) rememberChart(chart);
    setShown({ chart, isAsked: true });
  };
  return (
    <Wrap className={styles.page}>
      {shown ? (
        <ChartResult
          chart={shown.chart}
          isAsked={shown.isAsked}
          onChange={() => {
            setStart(shown.chart.values);
            setShown(null);
          }}
        />
      ) : (
        <Birth start={start} onDrawn={onDrawn} />
      )}
    </Wrap>
  );
}
