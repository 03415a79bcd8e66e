import { createHash, randomBytes } from 'node:crypto';
import type {
  CommitmentAnswer,
  DeletionsBody,
  NewReadingAnswer,
  QuestionBody,
  ReadingAnswer,
  ReadingBody,
} from '../../contract/tarot.ts';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import { dateInZone } from '../../domain/calendar/zones.ts';
import type { TarotBank } from '../../domain/tarot/bank.ts';
import { drawCards, sealOf } from '../../domain/tarot/draw.ts';
import { oldestOpening } from '../../domain/tarot/reading-life.ts';
import { weave } from '../../domain/tarot/weave.ts';
import type { Clock } from '../clock.ts';
import { isFull, type Database, type Transaction } from '../db/database.ts';
import { Conflict, NotFound, type Failure } from '../failures.ts';
import type { NewRowLimits } from '../storage/new-row-limits.ts';
import type { Asker } from '../visitor.ts';
import * as store from './store.ts';

/** A day to think about a question; afterward the seal has expired. */
export const SEAL_LIFE_HOURS = 24;
const COMMITMENT_LIFE_MS = SEAL_LIFE_HOURS * 3_600_000;

/** A few per call, so that deleting delays no request; the rest goes at night. */
const CLEARED_AT_ONCE = 50;

export interface Draws {
  commit: (asker: Asker) => Promise<CommitmentAnswer>;
  draw: (body: ReadingBody) => Promise<NewReadingAnswer>;
  reading: (id: string) => Promise<ReadingAnswer | null>;
  /** The same for previews of its link: whoever makes one has not opened it. */
  unopenedReading: (id: string) => Promise<ReadingAnswer | null>;
  shareQuestion: (id: string, body: QuestionBody) => Promise<ReadingAnswer>;
  deleteReading: (id: string, ownerKey: string) => Promise<void>;
  /** How many there were whose key was right. */
  deleteReadings: (readings: DeletionsBody['readings']) => Promise<number>;
}

const randomHex = (bytes: number): string => randomBytes(bytes).toString('hex');
const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Stored with its words: the texts of the cards may be edited later, a reading may not. */
function drawnReading(body: ReadingBody, siteSeed: string, bank: TarotBank) {
  const { ownSeed, picks, reversals, spread } = body;
  const seeds = { site: siteSeed, own: ownSeed };
  const cards = drawCards(seeds, picks, reversals);
  const woven = weave({ spread, cards, seed: `${siteSeed}${ownSeed}` }, bank);
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

/** Before it, seals that nobody used have expired. */
export const oldestSeal = (nowMs: number): Date => new Date(nowMs - COMMITMENT_LIFE_MS);

const notTheOwner = (): Failure => new NotFound('There is no such reading, or the key is not its owner’s.');

export interface DrawParts {
  bank: TarotBank;
  database: Pick<Database, 'db'>;
  clock: Clock;
  newRowLimits: NewRowLimits;
}

/** Gives out seals, draws once for each, and stores the readings. */
export function createDraws({ bank, database, clock, newRowLimits }: DrawParts): Draws {
  const { db } = database;
  const expired = (): Date => oldestSeal(clock.nowMs());
  const today = (): CivilDate => dateInZone(clock.nowMs(), 'UTC');

  const find = (id: string): Promise<store.StoredReading | null> =>
    store.findReading(db, id, oldestOpening(today()));

  const deleteReadings: Draws['deleteReadings'] = (readings) => {
    const owned = readings.map(({ id, ownerKey }) => ({ id, ownerHash: hashOf(ownerKey) }));
    return store.deleteReadings(db, owned, oldestOpening(today()));
  };

  /** Whoever reads must not be told of a disk that has no room for the day. */
  async function noteOpening({ id, lastOpenedOn }: store.StoredReading): Promise<void> {
    if (lastOpenedOn >= today()) return;
    await store.markOpened(db, id, today()).catch((error: unknown) => {
      if (!isFull(error)) throw error;
    });
  }

  return {
    async commit(asker) {
      // A draw takes a seal, so that whoever is limited in these is limited in readings.
      newRowLimits.admit('reading', asker);
      const [id, siteSeed, createdAt] = [randomHex(16), randomHex(32), new Date(clock.nowMs())];
      await store.clearCommitments(db, expired(), CLEARED_AT_ONCE);
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
          lastOpenedOn: today(),
        };
        await store.keepReading(tx, reading);
        return { reading: answerOf(reading), ownerKey };
      }),
    async reading(id) {
      const reading = await find(id);
      if (!reading) return null;
      await noteOpening(reading);
      return answerOf(reading);
    },
    async unopenedReading(id) {
      const reading = await find(id);
      return reading && answerOf(reading);
    },
    async shareQuestion(id, { ownerKey, question }: QuestionBody) {
      const owned = { id, ownerHash: hashOf(ownerKey) };
      const reading = await store.saveQuestion(db, owned, oldestOpening(today()), question);
      if (!reading) throw notTheOwner();
      return answerOf(reading);
    },
    async deleteReading(id, ownerKey) {
      if ((await deleteReadings([{ id, ownerKey }])) === 0) throw notTheOwner();
    },
    deleteReadings,
  };
}
