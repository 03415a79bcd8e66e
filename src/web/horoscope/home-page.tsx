import { HydrationBoundary } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { Form, useSearchParams } from 'react-router';
import { HOROSCOPE_PAGE } from '../../domain/pages/forecast-pages.ts';
import { forecastTypeFrom, type ForecastType } from '../../domain/zodiac/forecast-type.ts';
import { isSignKey, type SignKey } from '../../domain/zodiac/signs.ts';
import { OwnSkyOnDemand } from '../birth-chart/own-sky-on-demand.tsx';
import { MatchChoiceProvider } from '../compatibility/match-choice.tsx';
import { MatchCardWithoutSign } from '../compatibility/on-demand.ts';
import { servicesFrom } from '../shell/loading.ts';
import { pageMetadata, siteOf } from '../shell/metadata.ts';
import { useFreshState } from '../shell/query-client.ts';
import { siteThings } from '../structured-data/site.ts';
import { Button } from '../ui/button.tsx';
import type { Route } from './+types/home-page';
import { homeAddress, signAddress } from './addresses.ts';
import { Forecast } from './forecast.tsx';
import { HomeHead } from './home-head.tsx';
import { HomeLinks } from './home-links.tsx';
import styles from './home-page.module.css';
import { fetchForecast, homeData } from './loading.ts';
import { forecastText, PAGE_OF_TYPE } from './page-texts.ts';
import { PendingSignOverlay } from './pending-sign.tsx';
import { SignPicker } from './sign-picker.tsx';

export { PageError as ErrorBoundary } from '../shell/error-screen.tsx';

export const handle = { page: HOROSCOPE_PAGE };

function choiceFrom(search: URLSearchParams): { type: ForecastType; sign: SignKey | null } {
  const sign = search.get('sign');
  return { type: forecastTypeFrom(search.get('type')), sign: isSignKey(sign) ? sign : null };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { type, sign } = choiceFrom(new URL(request.url).searchParams);
  return homeData(servicesFrom(context), sign, type);
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { type, sign } = choiceFrom(new URL(request.url).searchParams);
  return fetchForecast(sign, type);
}

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const site = siteOf(matches);
  const { type, sign } = choiceFrom(new URLSearchParams(location.search));
  const text = sign ? forecastText(sign, type, site.day) : PAGE_OF_TYPE[type];
  return pageMetadata(
    {
      title: text.title,
      description: text.description,
      canonicalPath: sign ? signAddress(sign, type) : homeAddress(type),
      structuredData: siteThings(site),
    },
    site,
  );
};

function BackToSelection({ type }: { type: ForecastType }): ReactNode {
  return (
    // A form, so that the button works without script too; the type is kept, the sign is cleared.
    <Form method="get" action="/" className={styles.back}>
      {type !== 'daily' && <input type="hidden" name="type" value={type} />}
      <Button kind="line" type="submit">
        Back to Zodiac Selection
      </Button>
    </Form>
  );
}

function Selection({ type }: { type: ForecastType }): ReactNode {
  return (
    <>
      <HomeHead type={type} />
      {type === 'compatibility' && (
        <div className={styles.wrap}>
          <Suspense>
            <MatchCardWithoutSign addressOfSign={(sign) => homeAddress(type, sign)} />
          </Suspense>
        </div>
      )}
      <div className={styles.wrap}>
        <SignPicker heading="Zodiac SIGNS" addressOf={(sign) => homeAddress(type, sign)} />
        <OwnSkyOnDemand />
        <HomeLinks />
      </div>
    </>
  );
}

export default function HomePage({ loaderData }: Route.ComponentProps): ReactNode {
  const [search] = useSearchParams();
  const { type, sign } = choiceFrom(search);
  const state = useFreshState(loaderData);
  return (
    <HydrationBoundary state={state}>
      <MatchChoiceProvider>
        {sign ? (
          <div className={styles.wrap}>
            <Forecast
              key={sign}
              sign={sign}
              type={type}
              addressOf={(other) => homeAddress(other, sign)}
              addressOfSign={(other) => homeAddress('compatibility', other)}
            />
            <BackToSelection type={type} />
          </div>
        ) : (
          <Selection type={type} />
        )}
      </MatchChoiceProvider>
      <PendingSignOverlay shownSign={sign} />
    </HydrationBoundary>
  );
}
