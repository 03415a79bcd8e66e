import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { DrawnCard } from '../../domain/tarot/draw.ts';
import { weave } from '../../domain/tarot/weave.ts';
import { useToday } from '../shell/today.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Loader } from '../ui/loader.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { cardAddress } from './addresses.ts';
import styles from './card-of-the-day.module.css';
import { CardBack, CardPicture } from './card-picture.tsx';
import { bankFrom, textsQuery } from './queries.ts';
import { ReversedMark } from './reversed-mark.tsx';
import { TurningCard } from './turning-card.tsx';
import { useDayCard } from './use-day-card.ts';
import { useSkyTie } from './use-sky-tie.ts';

function SkyLine({ card }: { card: DrawnCard }): ReactNode {
  const tie = useSkyTie(card.slug);
  return <p className={styles.sky}>{tie}</p>;
}

/** What the card says, as soon as the words are here. */
function Words({ card, isFresh }: { card: DrawnCard; isFresh: boolean }): ReactNode {
  const today = useToday();
  const { data, isError, refetch, isFetching } = useQuery(textsQuery);
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFresh && data) words.current?.focus({ preventScroll: true });
  }, [isFresh, data]);
  if (isError && !data)
    return (
      <Alert
        title="Your card’s text didn’t load"
        text="This is still your card. Please try again to read what it says."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data) return <Loader label="Loading…" />;
  const seed = `${today} ${card.slug}`;
  const [woven] = weave({ spread: 'day', cards: [card], seed }, bankFrom(data)).cards;
  return (
    <div ref={words} tabIndex={-1} className={styles.words}>
      <h3 className={styles.name}>
        <Link to={cardAddress(card.slug)}>{woven!.name}</Link> <ReversedMark reversed={card.reversed} />
      </h3>
      <p className={styles.keywords}>{woven!.keywords.join(', ')}</p>
      <p className={styles.text}>
        {woven!.lead} {woven!.text}
      </p>
      <SkyLine card={card} />
    </div>
  );
}

function FaceDown({ onTurn }: { onTurn: () => void }): ReactNode {
  return (
    <div className={styles.words}>
      <p className={styles.text}>
        One card for your day. It’s yours alone, and it stays the same until midnight.
      </p>
      <Button kind="line" className={styles.turn} onClick={onTurn}>
        Turn over
      </Button>
      <noscript>
        <p className={styles.text}>Drawing cards needs JavaScript, which is turned off in this browser.</p>
      </noscript>
    </div>
  );
}

/** Face down for everybody, until the device that knows whose card it is turns it over. */
export function CardOfTheDay(): ReactNode {
  const { card, isFresh, turnOver } = useDayCard(useToday());
  return (
    <section aria-labelledby="card-of-the-day">
      <SectionHead id="card-of-the-day">Card of the Day</SectionHead>
      <div className={styles.row}>
        <div className={styles.card}>
          {card ? (
            <TurningCard turn={isFresh ? 0 : null}>
              <CardPicture
                slug={card.slug}
                reversed={card.reversed}
                sizes="(min-width: 1000px) 220px, 132px"
                eager
              />
            </TurningCard>
          ) : (
            <CardBack />
          )}
        </div>
        {card ? <Words card={card} isFresh={isFresh} /> : <FaceDown onTurn={turnOver} />}
      </div>
    </section>
  );
}
