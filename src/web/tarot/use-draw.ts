import { useRef, useState } from 'react';
import type { CommitmentAnswer } from '../../contract/tarot.ts';
import { DECK_SIZE } from '../../domain/tarot/draw.ts';
import { checkedDraw } from '../../domain/tarot/proof.ts';
import { readsReversals, SPREAD_SIZES, type SpreadKey } from '../../domain/tarot/spreads.ts';
import { browserQueryClient } from '../shell/query-client.ts';
import { askReading, sealShuffle } from './calls.ts';
import { drawFailureOf, SealMismatch, type DrawFailure } from './draw-failure.ts';
import { keepOwnerKey } from './owner-keys.ts';
import { loadBank, readingQuery } from './queries.ts';
import { randomHex, randomPlaces } from './random.ts';
import { drawOnDevice, shownReading, type TarotSession } from './tarot-session.ts';

/** `seal` is null where the device draws without the site. */
export type DrawStage =
  | { kind: 'resting' | 'shuffling' }
  | { kind: 'picking' | 'turning'; seal: CommitmentAnswer | null }
  | { kind: 'failed'; failure: DrawFailure; seal: CommitmentAnswer | null };

export interface DrawRequest {
  spread: SpreadKey;
  question: string;
  reversals: boolean;
}

interface PickedDraw extends DrawRequest {
  picks: readonly number[];
}

/** The site's reading, shown only if it follows from the seal that was on the table before the pick. */
async function drawAtSite(
  seal: CommitmentAnswer,
  request: PickedDraw,
  ownSeed: string,
): Promise<TarotSession> {
  const { spread, picks, question, reversals } = request;
  const body = { commitment: seal.id, ownSeed, spread, picks: [...picks], reversals };
  const { reading, ownerKey } = await askReading(body);
  const { isSealRight, areCardsRight } = checkedDraw({ ...reading.proof, seal: seal.seal }, reading);
  const isOwn = reading.proof.ownSeed === ownSeed && reading.proof.picks.join() === picks.join();
  if (!isSealRight || !areCardsRight || !isOwn) throw new SealMismatch(seal.seal);
  keepOwnerKey(reading.id, ownerKey);
  // What the link of the reading shows is known without asking for it again.
  browserQueryClient().setQueryData(readingQuery(reading.id).queryKey, reading);
  return { reading: shownReading(reading), question, ownerKey };
}

async function draw(
  seal: CommitmentAnswer | null,
  request: PickedDraw,
  ownSeed: string,
): Promise<TarotSession> {
  if (seal) return drawAtSite(seal, request, ownSeed);
  return { reading: await drawOnDevice(request), question: request.question, ownerKey: null };
}

export interface Drawing {
  stage: DrawStage;
  picks: readonly number[];
  shuffle: () => void;
  shuffleOnDevice: () => void;
  /** Takes a card from the fan, or puts it back. */
  pick: (place: number) => void;
  pickForMe: () => void;
  retry: () => void;
}

/** From the shuffle to the reading. */
export function useDraw(request: DrawRequest, onDrawn: (session: TarotSession) => void): Drawing {
  const [stage, setStage] = useState<DrawStage>({ kind: 'resting' });
  const [picks, setPicks] = useState<readonly number[]>([]);
  const ownSeed = useRef('');
  const size = SPREAD_SIZES[request.spread];
  const reversals = request.reversals && readsReversals(request.spread);

  const fail = (failure: DrawFailure, seal: CommitmentAnswer | null, error: unknown): void => {
    console.info('No draw', error);
    setStage({ kind: 'failed', failure, seal });
  };
  const beginWith = (seal: CommitmentAnswer | null): void => {
    setPicks([]);
    ownSeed.current = randomHex(16);
    setStage({ kind: 'picking', seal });
  };
  const turnOver = (seal: CommitmentAnswer | null, all: readonly number[]): void => {
    setStage({ kind: 'turning', seal });
    draw(seal, { ...request, reversals, picks: all }, ownSeed.current).then(onDrawn, (error: unknown) =>
      fail(seal ? drawFailureOf(error) : 'no-words', seal, error),
    );
  };
  const take = (all: readonly number[]): void => {
    if (stage.kind !== 'picking') return;
    setPicks(all);
    if (all.length === size) turnOver(stage.seal, all);
  };
  const shuffle = (): void => {
    setStage({ kind: 'shuffling' });
    sealShuffle().then(beginWith, (error: unknown) => fail(drawFailureOf(error), null, error));
  };
  const shuffleOnDevice = (): void => {
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
    shuffleOnDevice,
    pick: (place) => take(picks.includes(place) ? picks.filter((one) => one !== place) : [...picks, place]),
    pickForMe: () => take(randomPlaces(size, DECK_SIZE, picks)),
    retry: () => {
      const isAgain = stage.kind === 'failed' && stage.failure === 'away' && stage.seal !== null;
      if (isAgain) turnOver(stage.seal, picks);
      else shuffle();
    },
  };
}
