import type { ReactNode } from 'react';
import { archivedAddress, archivedFrom, askedDay, type Archived } from '../../domain/archive/archived.ts';
import { latestOpenDate } from '../../domain/calendar/zones.ts';
import { ARCHIVED_PAGE } from '../../domain/pages/archive-pages.ts';
import { periodOf } from '../../domain/forecast/period.ts';
import { PeriodSheet } from '../forecast/period-sheet.tsx';
import { OtherSigns } from '../horoscope/other-signs.tsx';
import { PageError } from '../shell/error-screen.tsx';
import { servicesFrom } from '../shell/loading.ts';
import { pageMetadata, siteOf } from '../shell/metadata.ts';
import { inBrowser, notFound, onServer, orMissing } from '../shell/page-data.ts';
import { Wrap } from '../ui/wrap.tsx';
import type { Route } from './+types/archived-page';
import { ArchivedDay } from './archived-day.tsx';
import { ArchivedHead } from './archived-head.tsx';
import { archivedData, archivedReading, firstWords } from './archived-reading.ts';
import { archivedMetadata } from './metadata.ts';
import { Neighbors } from './neighbors.tsx';

export const handle = { page: ARCHIVED_PAGE };

function archivedOf({ slug }: { slug: string }): Archived {
  return orMissing(archivedFrom(slug));
}

export const loader = onServer(async (take, { context, params }: Route.LoaderArgs) => {
  const archived = archivedOf(params);
  const latest = servicesFrom(context).archive.latest();
  if (archived.from > latest) throw notFound();
  return archivedData(archived, latest, await archivedReading(take, archived));
});

export const clientLoader = inBrowser(async (take, { params }: Route.ClientLoaderArgs) => {
  const archived = archivedOf(params);
  return archivedData(archived, latestOpenDate(Date.now()), await archivedReading(take, archived));
});

export const meta: Route.MetaFunction = ({ matches, params, loaderData }) => {
  const archived = archivedFrom(params.slug);
  if (!loaderData || !archived) return [];
  const site = siteOf(matches);
  return [
    ...pageMetadata(archivedMetadata(archived, firstWords(loaderData.printed), site), site),
    { property: 'article:published_time', content: askedDay(archived) },
  ];
};

export default function ArchivedPage({ params, loaderData }: Route.ComponentProps): ReactNode {
  const { latest, printed: archivedReading } = loaderData;
  const archived = archivedOf(params);
  const neighbors = { archived, latest };
  return (
    <Wrap key={params.slug}>
      <ArchivedHead archived={archived}>
        <Neighbors {...neighbors} label="Before and after" />
      </ArchivedHead>
      {archivedReading.kind === 'daily' ? (
        <ArchivedDay archived={archived} reading={archivedReading.reading} sky={archivedReading.sky} />
      ) : (
        <PeriodSheet
          period={periodOf(archivedReading.kind, archived.from)}
          reading={archivedReading.reading}
          path={archivedAddress(archived)}
        />
      )}
      <Neighbors {...neighbors} label="Read on" withCalendar />
      <OtherSigns sign={archived.sign} addressOf={(sign) => archivedAddress({ ...archived, sign })} />
    </Wrap>
  );
}

export function ErrorBoundary(): ReactNode {
  return <PageError />;
}
