import { HydrationBoundary, type DehydratedState } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { data, redirect } from 'react-router';
import {
  askedSearch,
  searchAddress,
  searchWithYear,
  type AskedSearch,
} from '../../domain/pages/search-address.ts';
import { SEARCH_PAGE } from '../../domain/pages/search-page.ts';
import { dehydrated, servicesFrom } from '../shell/loading.ts';
import { pageMetadata, siteOf } from '../shell/metadata.ts';
import { browserQueryClient, useFreshState } from '../shell/query-client.ts';
import { deviceDate } from '../shell/today.tsx';
import { breadcrumbs } from '../structured-data/breadcrumbs.ts';
import { Wrap } from '../ui/wrap.tsx';
import type { Route } from './+types/search-page';
import { Answers } from './answers.tsx';
import { FirstQuestion } from './first-question.tsx';
import { KIND_NAMES } from './kind-words.ts';
import { searchQuery } from './queries.ts';
import { SearchHead } from './search-head.tsx';
import styles from './search-page.module.css';

export { PageError as ErrorBoundary } from '../shell/error-screen.tsx';

export const handle = { page: SEARCH_PAGE };

interface SearchData extends AskedSearch {
  /** Answers for the first paint; none where nothing was asked or nothing could be reached. */
  state: DehydratedState | null;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const asked = askedSearch((name) => searchParams.get(name));
  if (asked.q === '') return data<SearchData>({ ...asked, state: null });
  const { search, site } = servicesFrom(context);
  const { day } = site();
  try {
    const answers = await search.find({ ...asked, kind: asked.kind ?? undefined, date: day });
    return data<SearchData>({ ...asked, state: dehydrated([searchQuery(asked, day).queryKey, answers]) });
  } catch (error) {
    // The page itself can be shown, and asks again in the browser.
    if ((error as Partial<Response>).status === 503) {
      return data<SearchData>({ ...asked, state: null }, { status: 503 });
    }
    throw error;
  }
}

/** The page turns when its answers are here; a failure is the page's own to show. */
export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<SearchData> {
  const { searchParams } = new URL(request.url);
  const parameter = (name: string): string | null => searchParams.get(name);
  const withYear = searchWithYear(parameter);
  if (withYear) throw redirect(withYear);
  const asked = askedSearch(parameter);
  if (asked.q !== '') {
    await browserQueryClient().prefetchQuery(searchQuery(asked, deviceDate(new Date())));
  }
  return { ...asked, state: null };
}

function titleOf({ q, kind, page }: AskedSearch): string {
  if (q === '') return SEARCH_PAGE.title;
  return `“${q}”${kind ? ` in ${KIND_NAMES[kind]}` : ''}${page > 1 ? `, Page ${page}` : ''}: Search`;
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const site = siteOf(matches);
  return pageMetadata(
    {
      title: titleOf(loaderData),
      description: SEARCH_PAGE.description,
      canonicalPath: searchAddress(loaderData),
      // Answers stand on pages of their own, and questions have no end.
      noindex: loaderData.q !== '',
      structuredData: [breadcrumbs(site.url, ['Horoscopes', '/'], [SEARCH_PAGE.title, '/search'])],
    },
    site,
  );
};

export default function SearchPage({ loaderData }: Route.ComponentProps): ReactNode {
  const { state, ...asked } = loaderData;
  const fresh = useFreshState(state);
  return (
    <HydrationBoundary state={fresh}>
      <Wrap className={styles.page}>
        <SearchHead q={asked.q} />
        {asked.q === '' ? <FirstQuestion /> : <Answers asked={asked} />}
      </Wrap>
    </HydrationBoundary>
  );
}
