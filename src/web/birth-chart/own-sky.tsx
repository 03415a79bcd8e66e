import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useToday } from '../shell/today.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { DayForChart } from './day-for-chart.tsx';
import styles from './own-sky.module.css';
import { chartDay, renewChart, useRememberedChart } from './remembered-chart.ts';

const MOST = 2;

/** Today against the remembered chart, from the device's own copy: every morning, with or without a connection. */
export function OwnSky(): ReactNode {
  const today = useToday();
  const chart = useRememberedChart();
  useEffect(() => {
    renewChart(today).catch((error: unknown) =>
      console.info('The days of your chart were not renewed', error),
    );
  }, [today]);
  if (!chart) return null;
  const day = chartDay(chart.answer, today);
  return (
    <section aria-labelledby="own-sky" className={styles.block}>
      <SectionHead id="own-sky" note={chart.values.name || undefined}>
        Your Own Sky
      </SectionHead>
      {day ? (
        <DayForChart day={day} most={MOST} />
      ) : (
        <p>Your coming days will be worked out as soon as you’re back online.</p>
      )}
      <p className={styles.more}>
        <Link to="/birth-chart">Your chart and the week</Link>
      </p>
    </section>
  );
}
