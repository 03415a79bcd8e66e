import { HydrationBoundary } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { LinkDescriptor } from 'react-router';
import type { SkyAnswer, SkyDayAnswer } from '../../contract/sky.ts';
import { referenceNoonMs } from '../../domain/calendar/civil-date.ts';
import { SKY_PAGE } from '../../domain/pages/sky-page.ts';
import { dehydrated, servicesFrom } from '../shell/loading.ts';
import { pageMetadata, siteOf } from '../shell/metadata.ts';
import { browserQueryClient, useFreshState } from '../shell/query-client.ts';
import { deviceDate } from '../shell/today.tsx';
import { breadcrumbs } from '../structured-data/breadcrumbs.ts';
import { webPage } from '../structured-data/page.ts';
import { Loader } from '../ui/loader.tsx';
import { Wrap } from '../ui/wrap.tsx';
import type { Route } from './+types/sky-page';
import { AnglesTable } from './angles-table.tsx';
import { CalendarLine } from './calendar-line.tsx';
import { hourOf } from './own-hour.ts';
import { PositionsTable } from './positions-table.tsx';
import { skyAtQuery, skyDayQuery } from './queries.ts';
import { useShownSky } from './shown-sky.ts';
import { SkyHead } from './sky-head.tsx';
import styles from './sky-page.module.css';
import { Retrogrades } from './retrogrades.tsx';
import { WeekStrip } from './week-strip.tsx';

export { PageError as ErrorBoundary } from '../shell/error-screen.tsx';

export const handle = { page: SKY_PAGE };

export const links = (): LinkDescriptor[] => [
  { rel: 'alternate', type: 'text/calendar', title: 'The sky’s dates', href: '/sky.ics' },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { site, sky } = servicesFrom(context);
  const { day } = site();
  return dehydrated(
    [skyAtQuery(referenceNoonMs(day)).queryKey, sky.atNoon(day)],
    [skyDayQuery(day).queryKey, await sky.day(day)],
  );
}

/** A page opened from within the site is of the visitor's own hour from the start. */
export async function clientLoader(): Promise<null> {
  const client = browserQueryClient();
  const now = new Date();
  await Promise.all([
    client.fetchQuery<SkyAnswer>(skyAtQuery(hourOf(now.getTime()))),
    client.fetchQuery<SkyDayAnswer>(skyDayQuery(deviceDate(now))),
  ]);
  return null;
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches);
  const { title, description } = SKY_PAGE;
  const page = { title, description, canonicalPath: '/sky' };
  const structuredData = [
    { ...webPage(page, site), dateModified: site.day },
    breadcrumbs(site.url, ['Horoscopes', '/'], [title, page.canonicalPath]),
  ];
  return pageMetadata({ ...page, structuredData }, site);
};

function Instruments({ asSent }: { asSent: boolean }): ReactNode {
  const shown = useShownSky(asSent);
  if (!shown) return <Loader label="Loading the sky..." />;
  return (
    <>
      <SkyHead shown={shown} />
      <WeekStrip shown={shown} />
      <div className={styles.tables}>
        <PositionsTable shown={shown} />
        <AnglesTable sky={shown.sky} />
      </div>
      <Retrogrades shown={shown} />
      <CalendarLine />
    </>
  );
}

export default function SkyPage({ loaderData }: Route.ComponentProps): ReactNode {
  const state = useFreshState(loaderData);
  return (
    <HydrationBoundary state={state}>
      <Wrap className={styles.page}>
        <Instruments asSent={loaderData !== null} />
      </Wrap>
    </HydrationBoundary>
  );
}
