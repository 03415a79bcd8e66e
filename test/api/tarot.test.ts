import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  CardAnswer,
  CardsAnswer,
  CommitmentAnswer,
  NewReadingAnswer,
  ReadingAnswer,
} from '../../src/contract/tarot.ts';
import { drawCards, sealOf } from '../../src/domain/tarot/draw.ts';
import { SPREAD_KEYS, SPREAD_SIZES } from '../../src/domain/tarot/spreads.ts';
import { startTestSite, TEST_NOON, type TestSite } from '../harness/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

const OWN_SEED = '0123456789abcdef0123456789abcdef';
const JSON_TYPE = { 'content-type': 'application/json' };

const get = (path: string) => fetch(`${site.url}/api/tarot/${path}`);
const send = (method: string, path: string, body?: unknown) =>
  fetch(`${site.url}/api/tarot/${path}`, {
    method,
    ...(body !== undefined && { headers: JSON_TYPE, body: JSON.stringify(body) }),
  });

async function commit(): Promise<CommitmentAnswer> {
  const response = await send('POST', 'commitments');
  expect(response.status).toBe(201);
  return CommitmentAnswer.parse(await response.json());
}

type Wish = Partial<{
  spread: string;
  picks: number[];
  reversals: boolean;
  ownSeed: string;
  commitment: string;
}>;

async function wish(changes: Wish = {}) {
  const commitment = changes.commitment ?? (await commit()).id;
  return { commitment, ownSeed: OWN_SEED, spread: 'three', picks: [3, 40, 77], reversals: true, ...changes };
}

async function draw(changes: Wish = {}): Promise<NewReadingAnswer> {
  const response = await send('POST', 'readings', await wish(changes));
  expect(response.status).toBe(201);
  return NewReadingAnswer.parse(await response.json());
}

async function refusal(response: Response): Promise<{ status: number; code: string }> {
  const { error } = (await response.json()) as { error: { code: string; message: string } };
  expect(error.message).toMatch(/^\S.{10,}/);
  return { status: response.status, code: error.code };
}

describe('the cards', () => {
  it('are 78, each with its place in the sky', async () => {
    const response = await get('cards');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const { cards } = CardsAnswer.parse(await response.json());
    expect(cards).toHaveLength(78);
    expect(cards[18]).toMatchObject({ slug: 'the-moon', numeral: 'XVIII', sky: { sign: 'pisces' } });
  });

  it('are told one by one, with their neighbors', async () => {
    const card = CardAnswer.parse(await (await get('cards/the-fool')).json());
    expect(card).toMatchObject({ name: 'The Fool', previous: 'king-of-pentacles', next: 'the-magician' });
    expect(card.reversed.general.split(' ').length).toBeGreaterThan(50);
  });

  it('that do not exist are not found', async () => {
    for (const slug of ['the-cat', 'The-Fool', '%00', 'x'.repeat(41)]) {
      expect((await get(`cards/${slug}`)).status, slug).toBeGreaterThanOrEqual(400);
      expect((await get(`cards/${slug}`)).status, slug).toBeLessThan(500);
    }
    expect(await refusal(await get('cards/the-cat'))).toEqual({ status: 404, code: 'not_found' });
  });

  it('come with everything a reading is woven from, for a device without a connection', async () => {
    const texts = (await (await get('texts')).json()) as { cards: unknown[]; weaving: { spreads: object } };
    expect(texts.cards).toHaveLength(78);
    expect(Object.keys(texts.weaving.spreads)).toEqual([...SPREAD_KEYS, 'day']);
  });
});

describe('a draw', () => {
  it('follows from the sealed seed and the visitor’s own, and can be worked out again', async () => {
    const { id, seal } = await commit();
    const { reading } = await draw({ commitment: id });
    expect(reading.proof).toMatchObject({ seal, ownSeed: OWN_SEED, picks: [3, 40, 77] });
    expect(sealOf(reading.proof.siteSeed)).toBe(seal);
    const cards = drawCards({ site: reading.proof.siteSeed, own: OWN_SEED }, [3, 40, 77], true);
    expect(reading.cards.map(({ slug, reversed }) => ({ slug, reversed }))).toEqual(cards);
  });

  it.each(SPREAD_KEYS)('of the spread %s has a card for every place', async (spread) => {
    const picks = Array.from({ length: SPREAD_SIZES[spread] }, (_, place) => place * 7);
    const { reading } = await draw({ spread, picks, reversals: spread !== 'yes-no' });
    expect(reading.cards).toHaveLength(picks.length);
    expect(reading.answer !== undefined).toBe(spread === 'yes-no');
  });

  it('can be read again by its id, for ever the same', async () => {
    const { reading } = await draw();
    const response = await get(`readings/${reading.id}`);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(ReadingAnswer.parse(await response.json())).toEqual(reading);
  });

  it('uses a seal once, also when two draws want it at the same time', async () => {
    const body = await wish();
    const statuses = await Promise.all(
      [0, 1, 2].map(async () => (await send('POST', 'readings', body)).status),
    );
    expect(statuses.sort()).toEqual([201, 409, 409]);
    expect(await refusal(await send('POST', 'readings', body))).toEqual({ status: 409, code: 'conflict' });
  });

  it('does not accept a seal older than a day', async () => {
    const body = await wish();
    onTestFinished(() => site.setClock(TEST_NOON));
    await site.setClock('2026-11-16T17:00:00.001Z');
    expect(await refusal(await send('POST', 'readings', body))).toEqual({ status: 404, code: 'not_found' });
  });

  it('forgets seals that nobody used', async () => {
    onTestFinished(() => site.setClock(TEST_NOON));
    const { id } = await commit();
    await site.setClock('2026-11-18T17:00:00Z');
    await commit();
    const client = new pg.Client(site.databaseUrl);
    await client.connect();
    const { rows } = await client.query('select id from tarot_commitments where id = $1', [id]);
    await client.end();
    expect(rows).toEqual([]);
  });

  it.each<[string, Wish]>([
    ['an unknown spread', { spread: 'five-suns' }],
    ['too few cards', { picks: [1, 2] }],
    ['too many cards', { picks: [1, 2, 3, 4] }],
    ['a card twice', { picks: [1, 1, 2] }],
    ['a place outside the deck', { picks: [1, 2, 78] }],
    ['a place that is no number', { picks: [1, 2, 2.5] }],
    ['a seed of the wrong length', { ownSeed: 'ab' }],
    ['a seed that is no hex', { ownSeed: 'z'.repeat(32) }],
    ['a commitment that is no id', { commitment: 'none' }],
    ['reversals where there are none', { spread: 'yes-no', picks: [1], reversals: true }],
    ['a field nobody asked for', { question: 'Does it leak?' } as Wish],
  ])('with %s is refused, and the seal stays whole', async (_what, changes) => {
    const { id } = await commit();
    const refused = await send('POST', 'readings', await wish({ commitment: id, ...changes }));
    expect(await refusal(refused)).toEqual({ status: 400, code: 'bad_request' });
    await draw({ commitment: id });
  });

  it('with a commitment nobody made is not found', async () => {
    const refused = await send('POST', 'readings', await wish({ commitment: '0'.repeat(32) }));
    expect(await refusal(refused)).toEqual({ status: 404, code: 'not_found' });
  });

  it('asks for no fields when it is sealed', async () => {
    expect((await send('POST', 'commitments', {})).status).toBe(201);
    expect(await refusal(await send('POST', 'commitments', { seed: 'mine' }))).toMatchObject({ status: 400 });
  });
});

describe('a reading', () => {
  it('that does not exist is not found, an id of another form is refused', async () => {
    expect(await refusal(await get(`readings/${'0'.repeat(32)}`))).toEqual({
      status: 404,
      code: 'not_found',
    });
    expect(await refusal(await get('readings/1'))).toEqual({ status: 400, code: 'bad_request' });
  });

  it('shows a question only when its owner shares it, and no longer than that', async () => {
    const { reading, ownerKey } = await draw();
    expect(reading.question).toBeNull();
    const path = `readings/${reading.id}`;
    const shared = await send('PATCH', path, { ownerKey, question: '  Shall I say yes to the move? ' });
    expect(((await shared.json()) as ReadingAnswer).question).toBe('Shall I say yes to the move?');
    expect(((await (await get(path)).json()) as ReadingAnswer).question).toBe('Shall I say yes to the move?');
    await send('PATCH', path, { ownerKey, question: null });
    expect(((await (await get(path)).json()) as ReadingAnswer).question).toBeNull();
  });

  it('is not touched by anybody else, or by a question that is none', async () => {
    const { reading, ownerKey } = await draw();
    const path = `readings/${reading.id}`;
    const foreign = await send('PATCH', path, { ownerKey: '0'.repeat(32), question: 'Mine?' });
    expect(await refusal(foreign)).toEqual({ status: 404, code: 'not_found' });
    for (const question of ['', '   ', 'x'.repeat(201), 7, 'What\u0000now?']) {
      expect((await send('PATCH', path, { ownerKey, question })).status).toBe(400);
    }
    expect(await (await get(path)).json()).toEqual(reading);
  });

  it('knows no visitor: the key is kept as its hash only', async () => {
    const { reading, ownerKey } = await draw();
    const client = new pg.Client(site.databaseUrl);
    await client.connect();
    const { rows } = await client.query('select * from tarot_readings where id = $1', [reading.id]);
    await client.end();
    expect(Object.keys(rows[0] as object)).toEqual([
      'id',
      'commitment_id',
      'owner_hash',
      'question',
      'body',
      'created_at',
      'last_opened_on',
    ]);
    expect(JSON.stringify(rows)).not.toContain(ownerKey);
  });
});
