import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { CardSummary } from '../../contract/tarot.ts';
import { TAROT_CARDS_PAGE } from '../../domain/pages/tarot-pages.ts';
import {
  CARD_GROUPS,
  cardFilterFrom,
  filteredCards,
  type CardFilter,
} from '../../domain/tarot/card-filter.ts';
import { dehydrated, servicesFrom } from '../shell/loading.ts';
import { pageMetadata, siteOf } from '../shell/metadata.ts';
import { PageHead } from '../shell/page-head.tsx';
import { browserQueryClient, useFreshState } from '../shell/query-client.ts';
import { ButtonLink } from '../ui/button.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { Wrap } from '../ui/wrap.tsx';
import type { Route } from './+types/cards-page';
import { CARDS_ADDRESS, cardsAddress } from './addresses.ts';
import { CardFilters } from './card-filter.tsx';
import { CardGrid } from './card-grid.tsx';
import styles from './cards-page.module.css';
import { GROUP_NAMES } from './group-words.ts';
import { cardsMetadata } from './metadata.ts';
import { cardsQuery } from './queries.ts';

export { PageError as ErrorBoundary } from '../shell/error-screen.tsx';

export const handle = { page: TAROT_CARDS_PAGE };

export function loader({ context }: Route.LoaderArgs) {
  return dehydrated([cardsQuery.queryKey, servicesFrom(context).tarot.cards()]);
}

export async function clientLoader(): Promise<null> {
  await browserQueryClient().fetchQuery(cardsQuery);
  return null;
}

function filterOf(search: string): CardFilter {
  const query = new URLSearchParams(search);
  return cardFilterFrom(query.get('suit'), query.get('number'));
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches);
  return pageMetadata(cardsMetadata(site), site);
};

/** What was typed is known to the browser alone, so the page begins without it. */
function useSearch(filter: CardFilter): [string, (search: string) => void] {
  const { search: query } = useLocation();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  useEffect(() => setSearch(new URLSearchParams(query).get('q') ?? ''), [query]);
  const change = (next: string): void => {
    setSearch(next);
    void navigate(cardsAddress(filter, next), { replace: true, preventScrollReset: true });
  };
  return [search, change];
}

function Nothing(): ReactNode {
  return (
    <div className={styles.nothing}>
      <p>No cards match that. Try another word, or fewer words.</p>
      <ButtonLink kind="line" to={CARDS_ADDRESS}>
        Show all 78
      </ButtonLink>
    </div>
  );
}

function Found({ cards }: { cards: readonly CardSummary[] }): ReactNode {
  const groups = CARD_GROUPS.map((group) => ({
    group,
    found: cards.filter(({ suit }) => (suit ?? 'majors') === group),
  })).filter(({ found }) => found.length > 0);
  return groups.map(({ group, found }) => (
    <section key={group} aria-labelledby={group}>
      <SectionHead id={group}>{GROUP_NAMES[group]}</SectionHead>
      <CardGrid cards={found} />
    </section>
  ));
}

function Deck(): ReactNode {
  const { search: query } = useLocation();
  const filter = filterOf(query);
  const [search, setSearch] = useSearch(filter);
  const { data } = useQuery(cardsQuery);
  const cards = filteredCards(data?.cards ?? [], filter, search);
  return (
    <>
      <CardFilters filter={filter} search={search} onSearch={setSearch} />
      <p role="status" className={styles.count}>
        {cards.length === 1 ? '1 card' : `${cards.length} cards`}
      </p>
      {cards.length === 0 ? <Nothing /> : <Found cards={cards} />}
    </>
  );
}

export default function CardsPage({ loaderData }: Route.ComponentProps): ReactNode {
  const state = useFreshState(loaderData);
  return (
    <HydrationBoundary state={state}>
      <Wrap className={styles.page}>
        <PageHead text={TAROT_CARDS_PAGE} className={styles.head} />
        <Deck />
      </Wrap>
    </HydrationBoundary>
  );
}
