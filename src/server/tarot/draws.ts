import { createHash, randomBytes } from 'node:crypto';
import type {
  CommitmentAnswer,
  NewReadingAnswer,
  QuestionBody,
  ReadingAnswer,
  ReadingBody,
} from '../../contract/tarot.ts';
import type { TarotBank } from '../../domain/tarot/bank.ts';
import { drawCards, sealOf } from '../../domain/tarot/draw.ts';
import { weave } from '../../domain/tarot/weave.ts';
import type { Clock } from '../clock.ts';
import type { Database, Transaction } from '../db/database.ts';
import { Conflict, NotFound, type Failure } from '../failures.ts';
import * as store from './store.ts';

/** A day to think about a question; afterward the seal has expired. */
export const SEAL_LIFE_HOURS = 24;
const COMMITMENT_LIFE_MS = SEAL_LIFE_HOURS * 3_600_000;

export interface Draws {
  commit: () => Promise<CommitmentAnswer>;
  draw: (body: ReadingBody) => Promise<NewReadingAnswer>;
  reading: (id: string) => Promise<ReadingAnswer | null>;
  shareQuestion: (id: string, body: QuestionBody) => Promise<ReadingAnswer>;
}

const randomHex = (bytes: number): string => randomBytes(bytes).toString('hex');
const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Stored with its words: the texts of the cards may be edited later, a reading may not. */
function drawnReading(body: ReadingBody, siteSeed: string, bank: TarotBank) {
  const { ownSeed, picks, reversals, spread } = body;
  const seeds = { site: siteSeed, own: ownSeed };
  const cards = drawCards(seeds, picks, reversals);
  const woven = weave({ spread, cards, reversals, seed: `${siteSeed}${ownSeed}` }, bank);
  return { ...woven, reversals, proof: { seal: sealOf(siteSeed), siteSeed, ownSeed, picks } };
}

function answerOf({ id, createdAt, question, body }: store.StoredReading): ReadingAnswer {
  return { ...(body as ReadingAnswer), id, drawnAt: createdAt.toISOString(), question };
}

async function refusal(tx: Transaction, commitment: string): Promise<Failure> {
  return (await store.wasUsed(tx, commitment))
    ? new Conflict('This seal has been used for another draw. Please shuffle again.')
    : new NotFound('This seal is not known, or older than a day. Please shuffle again.');
}

/** Gives out seals, draws once for each, and stores the readings. */
export function createDraws(bank: TarotBank, { db }: Database, clock: Clock): Draws {
  const expired = (): Date => new Date(clock.nowMs() - COMMITMENT_LIFE_MS);
  return {
    async commit() {
      const [id, siteSeed, createdAt] = [randomHex(16), randomHex(32), new Date(clock.nowMs())];
      await store.clearCommitments(db, expired());
      await store.keepCommitment(db, { id, siteSeed, createdAt });
      const expiresAt = new Date(createdAt.getTime() + COMMITMENT_LIFE_MS).toISOString();
      return { id, seal: sealOf(siteSeed), expiresAt };
    },
    draw: (body) =>
      db.transaction(async (tx) => {
        const siteSeed = await store.takeSeed(tx, body.commitment, expired());
        if (!siteSeed) throw await refusal(tx, body.commitment);
        const ownerKey = randomHex(16);
        const reading: store.StoredReading = {
          id: randomHex(16),
          commitmentId: body.commitment,
          ownerHash: hashOf(ownerKey),
          question: null,
          body: drawnReading(body, siteSeed, bank),
          createdAt: new Date(clock.nowMs()),
        };
        await store.keepReading(tx, reading);
        return { reading: answerOf(reading), ownerKey };
      }),
    async reading(id) {
      const reading = await store.findReading(db, id);
      return reading && answerOf(reading);
    },
    async shareQuestion(id, { ownerKey, question }: QuestionBody) {
      const reading = await store.saveQuestion(db, { id, ownerHash: hashOf(ownerKey) }, question);
      if (!reading) throw new NotFound('There is no such reading, or the key is not its owner’s.');
      return answerOf(reading);
    },
  };
}
