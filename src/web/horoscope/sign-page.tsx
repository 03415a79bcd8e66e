import { HydrationBoundary } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { data, useSearchParams } from 'react-router';
import { pageText } from '../../domain/pages/pages.ts';
import { forecastTypeFrom } from '../../domain/zodiac/forecast-type.ts';
import { isSignKey, signOf, type SignKey } from '../../domain/zodiac/signs.ts';
import { servicesFrom } from '../shell/loading.ts';
import { pageMetadata, siteOf } from '../shell/metadata.ts';
import { useFreshState } from '../shell/query-client.ts';
import type { Route } from './+types/sign-page';
import { signAddress } from './addresses.ts';
import { Forecast } from './forecast.tsx';
import styles from './home-page.module.css';
import { fetchForecast, forecastData } from './loading.ts';
import { OtherSigns } from './other-signs.tsx';
import { forecastText } from './page-texts.ts';
import { PendingSignOverlay } from './pending-sign.tsx';
import { RelatedQuotes } from './related-quotes.tsx';
import { UnknownSign } from './unknown-sign.tsx';

export { PageError as ErrorBoundary } from '../shell/error-screen.tsx';

export const handle = { page: 'daily' } as const;

function signFrom(params: { sign?: string | undefined }): SignKey | null {
  return isSignKey(params.sign) ? params.sign : null;
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const sign = signFrom(params);
  const type = forecastTypeFrom(new URL(request.url).searchParams.get('type'));
  const state = await forecastData(servicesFrom(context), sign, type);
  return data(state, { status: sign ? 200 : 404 });
}

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return fetchForecast(signFrom(params), forecastTypeFrom(new URL(request.url).searchParams.get('type')));
}

export const meta: Route.MetaFunction = ({ matches, params, location }) => {
  const site = siteOf(matches);
  const sign = signFrom(params);
  if (!sign) return pageMetadata({ ...pageText('unknownSign'), canonicalPath: '/', noindex: true }, site);
  const type = forecastTypeFrom(new URLSearchParams(location.search).get('type'));
  const path = signAddress(sign, type);
  return pageMetadata(
    {
      ...forecastText(sign, type, site.day),
      canonicalPath: path,
      // Their readings open with the next edition; until then search engines need not know them.
      noindex: type !== 'daily',
      structuredData: [breadcrumbs(site.url, sign, path)],
    },
    site,
  );
};

function breadcrumbs(siteUrl: string, sign: SignKey, path: string): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Horoscopes', item: `${siteUrl}/` },
      { '@type': 'ListItem', position: 2, name: signOf(sign).name, item: siteUrl + path },
    ],
  };
}

export default function SignPage({ params, loaderData }: Route.ComponentProps): ReactNode {
  const [search] = useSearchParams();
  const state = useFreshState(loaderData);
  const sign = signFrom(params);
  if (!sign) return <UnknownSign />;
  const type = forecastTypeFrom(search.get('type'));
  return (
    <HydrationBoundary state={state}>
      <div className={styles.wrap}>
        <Forecast key={sign} sign={sign} type={type} addressOf={(other) => signAddress(sign, other)} />
        <RelatedQuotes />
        <OtherSigns sign={sign} addressOf={(other) => signAddress(other, type)} />
      </div>
      <PendingSignOverlay shownSign={sign} />
    </HydrationBoundary>
  );
}
