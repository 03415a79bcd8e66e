import type { ReactNode } from 'react';
import { data, isRouteErrorResponse, useRouteError } from 'react-router';
import type { ReadingAnswer } from '../../contract/tarot.ts';
import { pageText } from '../../domain/pages/page.ts';
import { ENDED_READING, TAROT_READING_PAGE } from '../../domain/pages/tarot-pages.ts';
import { numberWord } from '../../domain/tarot/running-name.ts';
import { HttpFailure } from '../shell/api-client.ts';
import { PageError } from '../shell/error-screen.tsx';
import { servicesFrom } from '../shell/loading.ts';
import { pageMetadata, siteOf } from '../shell/metadata.ts';
import { browserQueryClient } from '../shell/query-client.ts';
import type { Route } from './+types/reading-page';
import { readingAddress, tableAddress } from './addresses.ts';
import { EndedReading } from './ended-reading.tsx';
import { readingQuery } from './queries.ts';
import { ReadingView } from './reading-view.tsx';
import { shownReading } from './tarot-session.ts';

export const handle = { page: TAROT_READING_PAGE };

const notFound = () => data(null, { status: 404, statusText: 'Not Found' });

export async function loader({ context, params }: Route.LoaderArgs): Promise<ReadingAnswer> {
  const reading = await servicesFrom(context).tarot.reading(params.id);
  if (!reading) throw notFound();
  return reading;
}

export async function clientLoader({ params }: Route.ClientLoaderArgs): Promise<ReadingAnswer> {
  try {
    return await browserQueryClient().fetchQuery(readingQuery(params.id));
  } catch (error) {
    throw error instanceof HttpFailure && error.status < 500 ? notFound() : error;
  }
}

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
