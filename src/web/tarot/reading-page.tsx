import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { pageText } from '../../domain/pages/page.ts';
import { ENDED_READING, TAROT_READING_PAGE } from '../../domain/pages/tarot-pages.ts';
import { numberWord } from '../../domain/tarot/running-name.ts';
import { PageError } from '../shell/error-screen.tsx';
import { pageMetadata, siteOf } from '../shell/metadata.ts';
import { inBrowser, isRefusal, onServer, type Take } from '../shell/page-data.ts';
import type { Route } from './+types/reading-page';
import { readingAddress, tableAddress } from './addresses.ts';
import { EndedReading } from './ended-reading.tsx';
import { readingQuery } from './queries.ts';
import { ReadingView } from './reading-view.tsx';
import { shownReading } from './tarot-session.ts';

export const handle = { page: TAROT_READING_PAGE };

const load = (take: Take, { params: { id } }: Route.LoaderArgs) =>
  take(readingQuery(id), ({ tarot }) => tarot.reading(id));

export const loader = onServer(load);
export const clientLoader = inBrowser(load, isRefusal);

export function ErrorBoundary(): ReactNode {
  const error = useRouteError();
  const isNone = isRouteErrorResponse(error) && error.status === 404;
  return isNone ? <EndedReading /> : <PageError error={error} />;
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const site = siteOf(matches);
  if (!loaderData) {
    return pageMetadata({ ...ENDED_READING, canonicalPath: readingAddress(params.id) }, site);
  }
  const { id, spreadName, cards } = loaderData;
  const total = `${numberWord(cards.length)} ${cards.length === 1 ? 'card' : 'cards'}`;
  const names = cards.map(({ name, reversed }) => (reversed ? `${name} reversed` : name)).join(', ');
  const { title, description } = pageText(TAROT_READING_PAGE, { name: spreadName, cards: names, total });
  return pageMetadata(
    { title, description, canonicalPath: readingAddress(id), noindex: true, type: 'article' },
    site,
  );
};

/** A reading at its own address, for whoever has it: with its question only if that was shared. */
export default function ReadingPage({ loaderData }: Route.ComponentProps): ReactNode {
  const session = { reading: shownReading(loaderData), question: loaderData.question ?? '', ownerKey: null };
  return (
    <ReadingView
      key={loaderData.id}
      session={session}
      isFresh={false}
      again={{ label: 'Draw your own', to: tableAddress(loaderData.spread) }}
    />
  );
}
