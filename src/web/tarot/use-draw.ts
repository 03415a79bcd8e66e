import { useRef, useState } from 'react';
import type { CommitmentAnswer } from '../../contract/tarot.ts';
import { DECK_SIZE } from '../../domain/tarot/draw.ts';
import { checkedDraw } from '../../domain/tarot/proof.ts';
import { readsReversals, SPREAD_SIZES, type SpreadKey } from '../../domain/tarot/spreads.ts';
import { askReading, sealShuffle } from './calls.ts';
import { drawFailureOf, SealMismatch, type DrawFailure } from './draw-failure.ts';
import { loadBank } from './queries.ts';
import { randomHex, randomPlaces } from './random.ts';
import { shownReading, toldAlone, type Told } from './tarot-session.ts';

/** `seal` is null where the device draws alone. */
export type DrawStage =
  | { kind: 'resting' | 'shuffling' }
  | { kind: 'picking' | 'telling'; seal: CommitmentAnswer | null }
  | { kind: 'failed'; failure: DrawFailure; seal: CommitmentAnswer | null };

export interface Wish {
  spread: SpreadKey;
  question: string;
  reversals: boolean;
}

interface Picked extends Wish {
  picks: readonly number[];
}

/** The site's reading, shown only if it follows from the seal that was on the table before the pick. */
async function toldBySite(seal: CommitmentAnswer, wish: Picked, ownSeed: string): Promise<Told> {
  const { spread, picks, question, reversals } = wish;
  const body = { commitment: seal.id, ownSeed, spread, picks: [...picks], reversals };
  const { reading, ownerKey } = await askReading(body);
  const { isSealRight, areCardsRight } = checkedDraw({ ...reading.proof, seal: seal.seal }, reading);
  const isOwn = reading.proof.ownSeed === ownSeed && reading.proof.picks.join() === picks.join();
  if (!isSealRight || !areCardsRight || !isOwn) throw new SealMismatch(seal.seal);
  return { reading: shownReading(reading), question, ownerKey };
}

async function told(seal: CommitmentAnswer | null, wish: Picked, ownSeed: string): Promise<Told> {
  if (seal) return toldBySite(seal, wish, ownSeed);
  return { reading: await toldAlone(wish), question: wish.question, ownerKey: null };
}

export interface Drawing {
  stage: DrawStage;
  picks: readonly number[];
  shuffle: () => void;
  shuffleAlone: () => void;
  /** Takes a card from the fan, or puts it back. */
  pick: (place: number) => void;
  pickForMe: () => void;
  retry: () => void;
}

/** From the shuffle to the reading. */
export function useDraw(wish: Wish, onTold: (told: Told) => void): Drawing {
  const [stage, setStage] = useState<DrawStage>({ kind: 'resting' });
  const [picks, setPicks] = useState<readonly number[]>([]);
  const ownSeed = useRef('');
  const size = SPREAD_SIZES[wish.spread];
  const reversals = wish.reversals && readsReversals(wish.spread);

  const fail = (failure: DrawFailure, seal: CommitmentAnswer | null, error: unknown): void => {
    console.info('No draw', error);
    setStage({ kind: 'failed', failure, seal });
  };
  const beginWith = (seal: CommitmentAnswer | null): void => {
    setPicks([]);
    ownSeed.current = randomHex(16);
    setStage({ kind: 'picking', seal });
  };
  const tell = (seal: CommitmentAnswer | null, all: readonly number[]): void => {
    setStage({ kind: 'telling', seal });
    told(seal, { ...wish, reversals, picks: all }, ownSeed.current).then(onTold, (error: unknown) =>
      fail(seal ? drawFailureOf(error) : 'no-words', seal, error),
    );
  };
  const take = (all: readonly number[]): void => {
    if (stage.kind !== 'picking') return;
    setPicks(all);
    if (all.length === size) tell(stage.seal, all);
  };
  const shuffle = (): void => {
    setStage({ kind: 'shuffling' });
    sealShuffle().then(beginWith, (error: unknown) => fail(drawFailureOf(error), null, error));
  };
  const shuffleAlone = (): void => {
    setStage({ kind: 'shuffling' });
    loadBank().then(
      () => beginWith(null),
      (error: unknown) => fail('no-words', null, error),
    );
  };
  return {
    stage,
    picks,
    shuffle,
    shuffleAlone,
    pick: (place) => take(picks.includes(place) ? picks.filter((one) => one !== place) : [...picks, place]),
    pickForMe: () => take(randomPlaces(size, DECK_SIZE, picks)),
    retry: () => {
      const isAgain = stage.kind === 'failed' && stage.failure === 'away' && stage.seal !== null;
      if (isAgain) tell(stage.seal, picks);
      else shuffle();
    },
  };
}
