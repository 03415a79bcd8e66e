import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { TAROT_PAGE } from '../../domain/pages/tarot-pages.ts';
import { DEFAULT_SPREAD, isSpreadKey, type SpreadKey } from '../../domain/tarot/spreads.ts';
import { pageMetadata, siteOf } from '../shell/metadata.ts';
import { PageHead } from '../shell/page-head.tsx';
import { ButtonLink, ButtonRow } from '../ui/button.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { Wrap } from '../ui/wrap.tsx';
import type { Route } from './+types/table-page';
import { CARDS_ADDRESS, JOURNAL_ADDRESS, tableAddress } from './addresses.ts';
import { CardOfTheDay } from './card-of-the-day.tsx';
import { FaceFan } from './face-fan.tsx';
import { tarotBreadcrumbs } from './metadata.ts';
import { ReadingView } from './reading-view.tsx';
import { SpreadChoice } from './spread-choice.tsx';
import styles from './table-page.module.css';
import { Table } from './table.tsx';
import type { TarotSession } from './tarot-session.ts';
import { useHydrated } from './use-hydrated.ts';

export { PageError as ErrorBoundary } from '../shell/error-screen.tsx';

export const handle = { page: TAROT_PAGE };

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches);
  const { title, description } = TAROT_PAGE;
  return pageMetadata(
    { title, description, canonicalPath: '/tarot', structuredData: [tarotBreadcrumbs(site.url)] },
    site,
  );
};

function spreadOf(search: string): SpreadKey {
  const spread = new URLSearchParams(search).get('spread');
  return isSpreadKey(spread) ? spread : DEFAULT_SPREAD;
}

/** Readings whose cards were turned over before the visitor's eyes. */
const turned = new Set<string>();

/**
 * The reading is part of the tab's history: Back leads to the table, and a card's page leads back to the reading. Tabs
 * that are open already keep it under `told`: with another key their readings would be lost.
 */
function useSession(): TarotSession | null {
  const { state } = useLocation();
  const isHydrated = useHydrated();
  return isHydrated ? ((state as { told?: TarotSession } | null)?.told ?? null) : null;
}

function Reading({ session, spread }: { session: TarotSession; spread: SpreadKey }): ReactNode {
  const { id } = session.reading;
  const [isFresh] = useState(() => !turned.has(id));
  useEffect(() => void turned.add(id), [id]);
  return (
    <div data-undisturbed="">
      <ReadingView
        session={session}
        isFresh={isFresh}
        again={{ label: 'Draw again', to: tableAddress(spread) }}
      />
    </div>
  );
}

function Doors(): ReactNode {
  return (
    <section aria-labelledby="doors">
      <SectionHead id="doors">Deck and Journal</SectionHead>
      <p className={styles.words}>
        We drew every card ourselves, and each has its own page, upright and reversed. What you save stays in
        this browser.
      </p>
      <ButtonRow>
        <ButtonLink kind="line" to={CARDS_ADDRESS}>
          All 78 cards
        </ButtonLink>
        <ButtonLink kind="line" to={JOURNAL_ADDRESS}>
          Your journal
        </ButtonLink>
      </ButtonRow>
    </section>
  );
}

export default function TablePage(): ReactNode {
  const { search, key } = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  const spread = spreadOf(search);
  const [question, setQuestion] = useState('');
  if (session) return <Reading key={session.reading.id} session={session} spread={spread} />;
  const show = (next: TarotSession): void => void navigate(tableAddress(spread), { state: { told: next } });
  return (
    <Wrap className={styles.page}>
      <div className={styles.top}>
        <FaceFan className={styles.faces} />
        <PageHead text={TAROT_PAGE} className={styles.head} />
      </div>
      <section aria-labelledby="choose">
        <SectionHead id="choose">Choose a Spread</SectionHead>
        <SpreadChoice current={spread} />
        <noscript>
          <p className={styles.words}>
            Shuffling and drawing need JavaScript, which is turned off in this browser. You can still read
            about the cards without it.
          </p>
        </noscript>
        <Table
          key={`${spread} ${key}`}
          spread={spread}
          question={question}
          onQuestion={setQuestion}
          onDrawn={show}
        />
      </section>
      <CardOfTheDay />
      <Doors />
      <p className={styles.entertainment}>For entertainment only.</p>
    </Wrap>
  );
}
