import { HydrationBoundary } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';
import { data, useSearchParams } from 'react-router';
import { DAILY_PAGE, UNKNOWN_SIGN_PAGE } from '../../domain/pages/forecast-pages.ts';
import { pageText } from '../../domain/pages/page.ts';
import { forecastTypeFrom } from '../../domain/zodiac/forecast-type.ts';
import { isSignKey, signOf, type SignKey } from '../../domain/zodiac/signs.ts';
import { MatchChoiceProvider } from '../compatibility/match-choice.tsx';
import { servicesFrom } from '../shell/loading.ts';
import { pageMetadata, siteOf } from '../shell/metadata.ts';
import { useFreshState } from '../shell/query-client.ts';
import type { BreadcrumbList } from '../structured-data/things.ts';
import type { Route } from './+types/sign-page';
import { signAddress } from './addresses.ts';
import { ChartLine } from './chart-line.tsx';
import { Forecast } from './forecast.tsx';
import styles from './home-page.module.css';
import { fetchSign, signData } from './loading.ts';
import { OtherSigns } from './other-signs.tsx';
import { forecastText } from './page-texts.ts';
import { PendingSignOverlay } from './pending-sign.tsx';
import { ReadingQuotes } from './reading-quotes.tsx';

/** Hardly anybody comes here: no visit to a real sign pays for it. */
const UnknownSign = lazy(() => import('./unknown-sign.tsx'));

export { PageError as ErrorBoundary } from '../shell/error-screen.tsx';

export const handle = { page: DAILY_PAGE };

function signFrom(params: { sign?: string | undefined }): SignKey | null {
  return isSignKey(params.sign) ? params.sign : null;
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const sign = signFrom(params);
  const type = forecastTypeFrom(new URL(request.url).searchParams.get('type'));
  const state = await signData(servicesFrom(context), sign, type);
  return data(state, { status: sign ? 200 : 404 });
}

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return fetchSign(signFrom(params), forecastTypeFrom(new URL(request.url).searchParams.get('type')));
}

export const meta: Route.MetaFunction = ({ matches, params, location }) => {
  const site = siteOf(matches);
  const sign = signFrom(params);
  if (!sign) return pageMetadata({ ...pageText(UNKNOWN_SIGN_PAGE), canonicalPath: '/', noindex: true }, site);
  const type = forecastTypeFrom(new URLSearchParams(location.search).get('type'));
  const path = signAddress(sign, type);
  return pageMetadata(
    {
      ...forecastText(sign, type, site.day),
      canonicalPath: path,
      structuredData: [breadcrumbs(site.url, sign, path)],
    },
    site,
  );
};

/** Written out: the builder that all other pages share would be paid for by every visit. */
function breadcrumbs(siteUrl: string, sign: SignKey, path: string): BreadcrumbList {
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
  if (!sign)
    return (
      <Suspense>
        <UnknownSign />
      </Suspense>
    );
  const type = forecastTypeFrom(search.get('type'));
  return (
    <HydrationBoundary state={state}>
      <div className={styles.wrap}>
        <MatchChoiceProvider>
          <Forecast
            key={sign}
            sign={sign}
            type={type}
            addressOf={(other) => signAddress(sign, other)}
            addressOfSign={(other) => signAddress(other, 'compatibility')}
          />
        </MatchChoiceProvider>
        <div className={type === 'daily' ? styles.belowReading : undefined}>
          <ReadingQuotes sign={sign} type={type} />
          <ChartLine sign={sign} />
          <OtherSigns sign={sign} addressOf={(other) => signAddress(other, type)} />
        </div>
      </div>
      <PendingSignOverlay shownSign={sign} />
    </HydrationBoundary>
  );
}
