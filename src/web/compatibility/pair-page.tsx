import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import { pairAddress, pairFrom, type Pair } from '../../domain/compatibility/pairs.ts';
import { LOVE_PAGE } from '../../domain/pages/forecast-pages.ts';
import { pageText, type PageText } from '../../domain/pages/page.ts';
import { PAIR_PAGE } from '../../domain/pages/pair-page.ts';
import { signOf, type SignKey } from '../../domain/zodiac/signs.ts';
import { homeAddress, signAddress } from '../horoscope/addresses.ts';
import { Breadcrumbs } from '../shell/breadcrumbs.tsx';
import { PageError } from '../shell/error-screen.tsx';
import { firstPaint, servicesFrom } from '../shell/loading.ts';
import { pageMetadata, siteOf } from '../shell/metadata.ts';
import { orMissing } from '../shell/page-data.ts';
import { part } from '../shell/page-parts.ts';
import { useFreshState } from '../shell/query-client.ts';
import { deviceDate } from '../shell/today.tsx';
import { breadcrumbs } from '../structured-data/breadcrumbs.ts';
import { webPage } from '../structured-data/page.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Loader } from '../ui/loader.tsx';
import { Wrap } from '../ui/wrap.tsx';
import type { Route } from './+types/pair-page';
import { AnglesTable } from './angles-table.tsx';
import { Dial } from './dial.tsx';
import { MatchResult } from './match-result.tsx';
import styles from './pair-page.module.css';
import { PairWeek } from './pair-week.tsx';
import { compatibilityQuery, pairWeekQuery } from './queries.ts';
import { SignDisc } from './sign-disc.tsx';

export const handle = { page: PAIR_PAGE };

const pairOf = ({ pair }: Route.LoaderArgs['params']): Pair => orMissing(pairFrom(pair));

const parts = ([one, other]: Pair, day: CivilDate) =>
  [
    part(compatibilityQuery(one, other), ({ compatibility }) => compatibility.between(one, other)),
    part(pairWeekQuery(one, other, day), ({ compatibility }) => compatibility.week(one, other, day)),
  ] as const;

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = servicesFrom(context);
  return firstPaint(services, parts(pairOf(params), services.site().day));
}

export async function clientLoader({ params }: Route.ClientLoaderArgs): Promise<null> {
  const [match, week] = parts(pairOf(params), deviceDate(new Date()));
  void week.prefetch();
  await match.prefetch();
  return null;
}

function textOf([one, other]: Pair): PageText {
  return pageText(PAIR_PAGE, { one: signOf(one).name, other: signOf(other).name });
}

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const pair = pairFrom(params.pair);
  if (!pair) return [];
  const site = siteOf(matches);
  const text = textOf(pair);
  const page = { title: text.title, description: text.description, canonicalPath: pairAddress(...pair) };
  const structuredData = [
    webPage(page, site),
    breadcrumbs(
      site.url,
      ['Horoscopes', '/'],
      [LOVE_PAGE.heading, homeAddress('compatibility')],
      [text.heading, page.canonicalPath],
    ),
  ];
  return pageMetadata({ ...page, structuredData }, site);
};

function Who({ sign }: { sign: SignKey }): ReactNode {
  const { name, dateRange } = signOf(sign);
  return (
    <div className={styles.who}>
      <SignDisc sign={sign} />
      <p>
        <Link to={signAddress(sign, 'daily')}>{name}</Link>
        <i>{dateRange}</i>
      </p>
    </div>
  );
}

function PairResult({ pair: [one, other] }: { pair: Pair }): ReactNode {
  const query = useQuery({ ...compatibilityQuery(one, other), retryOnMount: false });
  if (query.isFetching && !query.data) return <Loader label="Reading the Stars..." />;
  if (!query.data)
    return (
      <Alert
        title="Unable to calculate compatibility. Please try again."
        onRetry={() => void query.refetch()}
      />
    );
  return (
    <>
      <div className={styles.figures}>
        <Who sign={one} />
        <div className={styles.dial}>
          <Dial percent={query.data.overall_compatibility} signs={[one, other]} />
        </div>
        <Who sign={other} />
      </div>
      <MatchResult one={one} other={other} result={query.data} />
    </>
  );
}

export default function PairPage({ params, loaderData }: Route.ComponentProps): ReactNode {
  const state = useFreshState(loaderData);
  const pair = pairOf(params);
  const [one, other] = pair;
  return (
    <HydrationBoundary state={state}>
      <Wrap className={styles.page}>
        <header className={styles.head}>
          <Breadcrumbs steps={[[LOVE_PAGE.heading, homeAddress('compatibility')]]} />
          <h1>{textOf(pair).heading}</h1>
        </header>
        <PairResult key={params.pair} pair={pair} />
        <div className={styles.week}>
          <PairWeek one={one} other={other} />
        </div>
        <div className={styles.angles}>
          <AnglesTable sign={one} current={other} narrow={one !== other} />
          {one !== other && <AnglesTable sign={other} current={one} narrow />}
        </div>
        <p className={styles.again}>
          <ButtonLink kind="line" to={homeAddress('compatibility', one)}>
            Check another pair
          </ButtonLink>
        </p>
      </Wrap>
    </HydrationBoundary>
  );
}

export function ErrorBoundary(): ReactNode {
  return <PageError />;
}
