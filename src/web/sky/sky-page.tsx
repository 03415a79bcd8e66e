import { HydrationBoundary } from '@tanstack/react-query';
import { memo, useDeferredValue, type ReactNode } from 'react';
import type { LinkDescriptor } from 'react-router';
import { referenceNoonMs, type CivilDate } from '../../domain/calendar/civil-date.ts';
import { monthDayYear } from '../../domain/calendar/written-date.ts';
import { pageText, type PageText } from '../../domain/pages/page.ts';
import { askedSkyDate, skyAddress } from '../../domain/pages/sky-address.ts';
import { COMING_SKY, DATED_SKY, SKY_PAGE } from '../../domain/pages/sky-page.ts';
import { dehydrated, servicesFrom } from '../shell/loading.ts';
import { pageMetadata, siteOf } from '../shell/metadata.ts';
import { notFound } from '../shell/page-data.ts';
import { browserQueryClient, useFreshState } from '../shell/query-client.ts';
import { deviceDate } from '../shell/today.tsx';
import { ShareRow } from '../sharing/share-row.tsx';
import { breadcrumbs, type Step } from '../structured-data/breadcrumbs.ts';
import { webPage } from '../structured-data/page.ts';
import { Loader } from '../ui/loader.tsx';
import { Wrap } from '../ui/wrap.tsx';
import type { Route } from './+types/sky-page';
import { AnglesTable } from './angles-table.tsx';
import { CalendarLine } from './calendar-line.tsx';
import { HourByHour } from './hour-by-hour.tsx';
import { OtherDays } from './other-days.tsx';
import { useOwnDateOfEvent } from './own-date.ts';
import { hourOf } from './own-hour.ts';
import { PositionsTable } from './positions-table.tsx';
import { skyAtQuery, skyDayQuery } from './queries.ts';
import { sharedSky } from './shared-sky.ts';
import { useDatedSky, useShownSky, type ShownSky } from './shown-sky.ts';
import { SkyHead } from './sky-head.tsx';
import styles from './sky-page.module.css';
import { Retrogrades } from './retrogrades.tsx';
import { WeekStrip } from './week-strip.tsx';

export { PageError as ErrorBoundary } from '../shell/error-screen.tsx';

export const handle = { page: SKY_PAGE };

export const links = (): LinkDescriptor[] => [
  { rel: 'alternate', type: 'text/calendar', title: 'The sky’s dates', href: '/sky.ics' },
];

function askedDate(address: string): CivilDate | null {
  const asked = askedSkyDate(new URL(address).searchParams.get('date'));
  if (asked === undefined) throw notFound();
  return asked;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { site, sky } = servicesFrom(context);
  const asked = askedDate(request.url);
  const day = asked ?? site().day;
  const state = dehydrated(
    [skyAtQuery(referenceNoonMs(day)).queryKey, sky.atNoon(day)],
    [skyDayQuery(day).queryKey, await sky.day(day)],
  );
  return { asked, state };
}

/** A page of today opened from within the site is of the visitor's own hour from the start. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const asked = askedDate(request.url);
  const client = browserQueryClient();
  const now = new Date();
  await Promise.all([
    client.fetchQuery(skyAtQuery(asked ? referenceNoonMs(asked) : hourOf(now.getTime()))),
    client.fetchQuery(skyDayQuery(asked ?? deviceDate(now))),
  ]);
  return { asked, state: null };
}

function datedWords(date: CivilDate, today: CivilDate): PageText {
  return pageText(date > today ? COMING_SKY : DATED_SKY, { date: monthDayYear(date) });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = siteOf(matches);
  const asked = loaderData?.asked ?? null;
  const { title, description } = asked ? datedWords(asked, site.day) : SKY_PAGE;
  // Two centuries of days are for whoever asks for one, not for search engines to keep.
  const page = { title, description, canonicalPath: skyAddress(asked), noindex: asked !== null };
  const above: Step[] = [['Horoscopes', '/'], ...(asked ? [[SKY_PAGE.title, '/sky'] as const] : [])];
  const structuredData = [
    { ...webPage(page, site), dateModified: site.day },
    breadcrumbs(site.url, ...above, [title, page.canonicalPath]),
  ];
  return pageMetadata({ ...page, structuredData }, site);
};

/** Drawn anew only for another sky, and without hurry: answers come when the visitor is reading already. */
const Instruments = memo(function Instruments({ shown }: { shown: ShownSky | null }): ReactNode {
  if (!shown) return <Loader label="Loading the sky..." />;
  return (
    <>
      <SkyHead shown={shown} />
      <OtherDays shown={shown} />
      <HourByHour shown={shown} />
      <WeekStrip shown={shown} />
      <div className={styles.tables}>
        <PositionsTable shown={shown} />
        <AnglesTable shown={shown} />
      </div>
      <Retrogrades shown={shown} />
      <ShareRow shared={sharedSky(shown)} />
      <CalendarLine />
    </>
  );
});

function SkyOfToday({ asSent }: { asSent: boolean }): ReactNode {
  return <Instruments shown={useDeferredValue(useShownSky(asSent))} />;
}

function SkyOfDate({ asked }: { asked: CivilDate }): ReactNode {
  useOwnDateOfEvent(asked);
  return <Instruments shown={useDeferredValue(useDatedSky(asked))} />;
}

export default function SkyPage({ loaderData: { asked, state: loaded } }: Route.ComponentProps): ReactNode {
  const state = useFreshState(loaded);
  return (
    <HydrationBoundary state={state}>
      <Wrap className={styles.page}>
        {asked ? <SkyOfDate asked={asked} /> : <SkyOfToday asSent={loaded !== null} />}
      </Wrap>
    </HydrationBoundary>
  );
}
