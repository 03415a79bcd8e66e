import { HydrationBoundary } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CardAnswer } from '../../contract/tarot.ts';
import type { CardSlug } from '../../domain/tarot/card-names.ts';
import { TAROT_CARD_PAGE, TAROT_CARDS_PAGE } from '../../domain/pages/tarot-pages.ts';
import { noonSkyQuery } from '../horoscope/queries.ts';
import { Breadcrumbs } from '../shell/breadcrumbs.tsx';
import { dehydrated, servicesFrom } from '../shell/loading.ts';
import { pageMetadata, siteOf } from '../shell/metadata.ts';
import { inBrowser, isRefusal, onServer, type Take } from '../shell/page-data.ts';
import { useFreshState } from '../shell/query-client.ts';
import { ShareRow } from '../sharing/share-row.tsx';
import { ButtonLink, ButtonRow } from '../ui/button.tsx';
import { Wrap } from '../ui/wrap.tsx';
import type { Route } from './+types/card-page';
import { CARDS_ADDRESS, tableAddress } from './addresses.ts';
import { CardFacts } from './card-facts.tsx';
import { CardMeaning } from './card-meaning.tsx';
import { CardNeighbors } from './card-neighbors.tsx';
import styles from './card-page.module.css';
import { CardPicture } from './card-picture.tsx';
import { LEAN_NAMES } from './group-words.ts';
import { cardMetadata } from './metadata.ts';
import { cardQuery } from './queries.ts';
import { sharedCard } from './shared-card.ts';
import { useSkyTie } from './use-sky-tie.ts';

export { PageError as ErrorBoundary } from '../shell/error-screen.tsx';

export const handle = { page: TAROT_CARD_PAGE };

const load = (take: Take, { params: { slug } }: Route.LoaderArgs) =>
  take(cardQuery(slug), ({ tarot }) => tarot.card(slug));

export const loader = onServer(async (take, args: Route.LoaderArgs) => {
  const card = await load(take, args);
  const { sky, site } = servicesFrom(args.context);
  const { day } = site();
  return { card, state: dehydrated([noonSkyQuery(day).queryKey, sky.atNoon(day)]) };
});

export const clientLoader = inBrowser(
  async (take, args: Route.LoaderArgs) => ({ card: await load(take, args), state: null }),
  isRefusal,
);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const site = siteOf(matches);
  return pageMetadata(cardMetadata(loaderData.card, site), site);
};

function SkyLine({ slug }: { slug: CardSlug }): ReactNode {
  const tie = useSkyTie(slug);
  return (
    <p className={styles.sky} data-dated-text>
      {tie}
    </p>
  );
}

function Head({ card }: { card: CardAnswer }): ReactNode {
  return (
    <header className={styles.head}>
      <Breadcrumbs steps={[[TAROT_CARDS_PAGE.heading, CARDS_ADDRESS]]} />
      <h1>{card.name}</h1>
      <p className={styles.picture}>{card.picture}</p>
    </header>
  );
}

function Words({ card }: { card: CardAnswer }): ReactNode {
  return (
    <div className={styles.words}>
      <CardFacts card={card} />
      <SkyLine slug={card.slug} />
      <CardMeaning id="upright" heading="Upright" keywords={card.keywords} meaning={card.upright} />
      <CardMeaning
        id="reversed"
        heading="Reversed"
        keywords={card.reversedKeywords}
        meaning={card.reversed}
      />
      <section aria-labelledby="yes-or-no">
        <h2 id="yes-or-no">Yes or No: {LEAN_NAMES[card.yesNo]}</h2>
        <p>{card.yesNoWhy}</p>
      </section>
      <ButtonRow>
        <ButtonLink to={tableAddress()}>Draw three cards</ButtonLink>
        <ButtonLink kind="line" to={tableAddress('yes-no')}>
          Ask yes or no
        </ButtonLink>
      </ButtonRow>
      <ShareRow shared={sharedCard(card)} />
      <p className={styles.entertainment}>For entertainment only.</p>
    </div>
  );
}

export default function CardPage({ loaderData: { card, state } }: Route.ComponentProps): ReactNode {
  const fresh = useFreshState(state);
  return (
    <HydrationBoundary state={fresh}>
      <Wrap key={card.slug} className={styles.page}>
        <Head card={card} />
        <div className={styles.card}>
          <CardPicture
            slug={card.slug}

            sizes="(min-width: 1000px) 400px, (min-width: 700px) 300px, 240px"
            eager
          />
        </div>
        <Words card={card} />
        <CardNeighbors card={card} />
      </Wrap>
    </HydrationBoundary>
  );
}
