import { useEffect, type ReactNode } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import type { ArchiveMonth } from '../../contract/archive.ts';
import type { SkyAnswer } from '../../contract/sky.ts';
import { isOpenMonth } from '../../domain/archive/calendar.ts';
import { addDays, monthOf } from '../../domain/calendar/civil-date.ts';
import { latestOpenDate } from '../../domain/calendar/zones.ts';
import { ARCHIVE_PAGE } from '../../domain/pages/archive-pages.ts';
import { isSignKey, type SignKey } from '../../domain/zodiac/signs.ts';
import { servicesFrom } from '../shell/loading.ts';
import { pageMetadata, siteOf } from '../shell/metadata.ts';
import { browserQueryClient } from '../shell/query-client.ts';
import { useToday } from '../shell/today.tsx';
import { Wrap } from '../ui/wrap.tsx';
import type { Route } from './+types/archive-page';
import styles from './archive-page.module.css';
import { ArchiveHead } from './archive-head.tsx';
import { CalendarTable } from './calendar-table.tsx';
import { calendarMetadata } from './metadata.ts';
import { MonthScale } from './month-scale.tsx';
import { archiveQuery, siteSkyQuery } from './queries.ts';
import { WeekList } from './week-list.tsx';

export { PageError as ErrorBoundary } from '../shell/error-screen.tsx';

export const handle = { page: ARCHIVE_PAGE };

interface Asked {
  sign: SignKey | null;
  month: string | null;
}

function askedFrom(url: string, latest: string): Asked {
  const { searchParams } = new URL(url);
  const [sign, month] = [searchParams.get('sign'), searchParams.get('month')];
  return { sign: isSignKey(sign) ? sign : null, month: isOpenMonth(month, latest) ? month : null };
}

/** The door of the archive stands open at the sign that has the Sun. */
function sunSign({ bodies }: SkyAnswer): SignKey {
  return bodies.find(({ body }) => body === 'sun')!.sign;
}

function answer(asked: Asked, calendar: ArchiveMonth) {
  return { sign: calendar.sign, isDoor: !asked.sign && !asked.month, calendar };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { archive, site, sky } = servicesFrom(context);
  const { day } = site();
  const asked = askedFrom(request.url, archive.latest());
  const sign = asked.sign ?? sunSign(sky.atNoon(day));
  return answer(asked, await archive.month(sign, asked.month ?? monthOf(day)));
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const client = browserQueryClient();
  const asked = askedFrom(request.url, latestOpenDate(Date.now()));
  const sign = asked.sign ?? sunSign(await client.fetchQuery(siteSkyQuery));
  return answer(asked, await client.fetchQuery(archiveQuery(sign, asked.month)));
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const site = siteOf(matches);
  return pageMetadata(calendarMetadata(loaderData.calendar, loaderData.isDoor, site), site);
};

/** Midnight opens another day in a tab that stays open. */
function useOpenedDays({ openUntil }: ArchiveMonth): void {
  const tomorrow = addDays(useToday(), 1);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (tomorrow > openUntil) void revalidate();
  }, [tomorrow, openUntil, revalidate]);
}

function useIsTurning(): boolean {
  const { state, location } = useNavigation();
  return state === 'loading' && location.pathname === ARCHIVE_PAGE.paths[0];
}

export default function ArchivePage({ loaderData: { calendar } }: Route.ComponentProps): ReactNode {
  useOpenedDays(calendar);
  return (
    <Wrap>
      <ArchiveHead sign={calendar.sign} month={calendar.month} />
      <MonthScale calendar={calendar} />
      <div className={styles.sheet} aria-busy={useIsTurning() || undefined}>
        <CalendarTable calendar={calendar} />
        <WeekList calendar={calendar} />
      </div>
      <div className={styles.notes}>
        <p>
          The disc shows the Moon at noon<span className={styles.roomy}>, with its sign below</span>.
        </p>
        <p>Every reading stays just as it was published. New readings come out a day ahead.</p>
      </div>
    </Wrap>
  );
}
