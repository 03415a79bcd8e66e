import { createHash } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeskUnit } from '../../src/contract/desk-content.ts';
import {
  CorrectionDone,
  DeskReading,
  type CorrectionBody,
  type DeskReadingPart,
} from '../../src/contract/desk-readings.ts';
import { DailyReading } from '../../src/contract/horoscope.ts';
import { WeeklyReading } from '../../src/contract/weekly.ts';
import { blocksOf } from '../../src/domain/horoscope/reading.ts';
import { connected } from '../harness/database.ts';
import { holderOf, OWNER, ownerOf, type Owner } from '../harness/owner.ts';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { until } from '../harness/until.ts';

/** At noon in New York on November 15 everything up to the 17th is open; nobody can read the 18th yet. */
const [TODAY, UNREAD] = ['2026-11-15', '2026-11-18'];

let site: TestSite;
let other: TestSite;
let owner: Owner;
let client: pg.Client;
beforeAll(async () => {
  site = await startTestSite({ env: OWNER });
  other = await startTestSite({ env: { DATABASE_URL: site.databaseUrl } });
  owner = await ownerOf(site);
  client = await connected(site.databaseUrl);
});
afterAll(async () => {
  await client.end();
  await other.stop();
  await site.stop();
});

const call = (query: string): Promise<Response> => owner.get(`/api/admin/readings?${query}`);
async function look(query: string): Promise<DeskReading> {
  const answer = await call(query);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  return DeskReading.parse(await answer.json());
}
async function publicDay(sign: string, date: string, at = site): Promise<DailyReading> {
  const answer = await fetch(`${at.url}/api/horoscope/${sign}?date=${date}`);
  expect(answer.status).toBe(200);
  return DailyReading.parse(await answer.json());
}
const pageAt = async ({ url }: TestSite, path: string): Promise<string> => (await fetch(url + path)).text();
const hashOf = ({ summary, description }: DailyReading): string =>
  createHash('sha256').update(`${summary}\n\n${description}`).digest('hex');

async function refusal(answer: Response): Promise<[number, string]> {
  return [answer.status, ((await answer.json()) as { error: { message: string } }).error.message];
}

/** A paragraph that can be given new words under a heading. */
function headed({ parts }: DeskReading): DeskReadingPart & { paragraph: object } {
  return parts.find(({ heading, paragraph }) => heading && paragraph)! as ReturnType<typeof headed>;
}

describe('a reading at the desk', () => {
  it('is the one that visitors have, with the reason and the unit of each paragraph', async () => {
    const reading = await look(`sign=leo&date=${TODAY}`);
    const shown = await publicDay('leo', TODAY);
    expect(reading).toMatchObject({ kind: 'daily', period: TODAY, today: TODAY, lastDay: UNREAD });
    expect([reading.href, reading.hash]).toEqual([`/archive/leo-${TODAY}`, hashOf(shown)]);
    const [summary, ...paragraphs] = reading.parts;
    expect(summary).toMatchObject({ place: 'summary', text: shown.summary, paragraph: null });
    expect(paragraphs.map(({ heading, text }) => ({ ...(heading && { heading }), text }))).toEqual(
      blocksOf(shown.description),
    );
    expect(paragraphs.map(({ facts }) => facts)).toEqual(shown.because.map(({ facts }) => facts));
    for (const { paragraph } of paragraphs) {
      expect(paragraph).toMatchObject({
        shown: paragraph!.unit,
        change: { unit: `${paragraph!.unit}-r1`, since: UNREAD, isComing: false, isBegun: false },
      });
    }
  });

  it('may be one that nobody can read yet, and none after it or before the first', async () => {
    const coming = await look(`sign=leo&date=${UNREAD}`);
    expect([coming.href, coming.parts.length]).toEqual([null, 5]);
    expect((await call('sign=leo&date=2026-11-19')).status).toBe(404);
    expect((await call('sign=leo&date=2025-12-31')).status).toBe(404);
    const { rows } = await client.query('select 1 from readings where period = $1', [UNREAD]);
    expect(rows).toEqual([]);
  });

  it('may be a week or a month, by any of its days', async () => {
    const week = await look('sign=leo&kind=weekly&date=2026-11-16');
    expect([week.period, week.href]).toEqual(['2026-11-15', '/archive/leo-week-2026-11-15']);
    expect(week.parts.map(({ place }) => place)).toContain('advice');
    expect((await look('sign=leo&kind=monthly')).period).toBe('2026-11-01');
  });
});

describe('a correction', () => {
  const NOTE = 'A word too many.';
  const bodyFor = (reading: DeskReading, part: DeskReadingPart, change: Partial<CorrectionBody> = {}) => ({
    kind: reading.kind,
    sign: reading.sign,
    period: reading.period,
    place: part.place,
    heading: part.heading,
    text: `${part.text} All is well.`,
    note: NOTE,
    seen: reading.hash,
    ...change,
  });
  const correct = (body: object): Promise<Response> =>
    owner.send('POST', '/api/admin/readings/corrections', body);

  it('is added to the reading, told on page and API of every instance, and leaves the archive as it was', async () => {
    const before = await publicDay('virgo', TODAY);
    const path = `/archive/virgo-${TODAY}`;
    for (const one of [site, other]) expect(await pageAt(one, path)).not.toContain(NOTE);
    const stored = await client.query("select body::text from readings where sign = 'virgo'");
    const reading = await look(`sign=virgo&date=${TODAY}`);
    const part = headed(reading);

    const answer = await correct(bodyFor(reading, part));
    expect(answer.status).toBe(200);
    const done = CorrectionDone.parse(await answer.json());
    expect(done.said).toBe('Corrected. It’s correction 1 of this reading.');

    const after = await publicDay('virgo', TODAY);
    expect(after.corrections).toEqual([
      {
        number: 1,
        place: part.place,
        before: `**${part.heading}**\n${part.text}`,
        after: `**${part.heading}**\n${part.text} All is well.`,
        note: NOTE,
        hashBefore: hashOf(before),
        hashAfter: hashOf(after),
        at: '2026-11-15T17:00:00.000Z',
      },
    ]);
    expect(after.description).toContain(`${part.text} All is well.`);
    expect(done.reading).toMatchObject({ hash: hashOf(after), corrections: after.corrections! });
    for (const one of [site, other]) {
      const page = await until('the correction on the page', async () => {
        const html = await pageAt(one, path);
        return html.includes(NOTE) ? html : null;
      });
      for (const words of ['All is well.', 'November 15', hashOf(before), hashOf(after)])
        expect(page).toContain(words);
    }
    const kept = await client.query("select body::text from readings where sign = 'virgo'");
    expect(kept.rows).toEqual(stored.rows);
    const audit = await client.query('select action, subject from audit_log order by id desc limit 1');
    expect(audit.rows).toEqual([
      { action: 'published reading corrected', subject: 'Virgo, Sunday, November 15, 2026' },
    ]);
  });

  it('may be followed by another, by whoever has seen the last', async () => {
    const first = await look(`sign=virgo&date=${TODAY}`);
    const summary = first.parts[0]!;
    expect((await correct(bodyFor(first, summary, { text: 'A plain day for plain words.' }))).status).toBe(
      200,
    );
    const { corrections, summary: shown } = await publicDay('virgo', TODAY);
    expect([corrections!.map(({ number }) => number), shown]).toEqual([
      [1, 2],
      'A plain day for plain words.',
    ]);
    expect(corrections![1]!.hashBefore).toBe(corrections![0]!.hashAfter);
    expect(await refusal(await correct(bodyFor(first, summary)))).toEqual([
      409,
      'This reading was corrected meanwhile. Look at it again before you go on.',
    ]);
  });

  it('is for weeks and months too', async () => {
    const reading = await look(`sign=virgo&kind=weekly&date=${TODAY}`);
    const part = reading.parts.find(({ place }) => place === 'love')!;
    expect((await correct(bodyFor(reading, part))).status).toBe(200);
    const answer = await fetch(`${site.url}/api/weekly/virgo?date=${TODAY}`);
    const week = WeeklyReading.parse(await answer.json());
    expect([week.love, week.corrections!.length]).toEqual([`${part.text} All is well.`, 1]);
  });

  it('is refused for what nobody has read, what stays the same, and what a reading may not say', async () => {
    const coming = await look(`sign=virgo&date=${UNREAD}`);
    expect((await refusal(await correct(bodyFor(coming, headed(coming)))))[1]).toContain(
      'Nobody has read it',
    );
    const reading = await look(`sign=libra&date=${TODAY}`);
    const part = headed(reading);
    const said = async (change: Partial<CorrectionBody>): Promise<string> => {
      const [status, message] = await refusal(await correct(bodyFor(reading, part, change)));
      expect([400, 404]).toContain(status);
      return message;
    };
    expect(await said({ text: part.text })).toBe('Nothing has changed yet.');
    expect(await said({ heading: null })).toBe('A heading can’t come or go.');
    expect(await said({ text: 'One.\n\nTwo.' })).toContain('one paragraph');
    expect(await said({ text: 'The universe knows.' })).toContain('“universe” (cliché)');
    expect(await said({ text: "It's so." })).toContain('straight quote');
    expect(await said({ place: '9' })).toBe('That reading has no such paragraph.');
    expect((await publicDay('libra', TODAY)).corrections).toBeUndefined();
  });

  it('is never taken back', async () => {
    for (const statement of ['delete from', 'truncate'])
      await expect(client.query(`${statement} reading_corrections`)).rejects.toThrow('only ever added to');
    await expect(client.query("update reading_corrections set note = ''")).rejects.toThrow(
      'only ever added to',
    );
  });
});

describe('new words for a paragraph', () => {
  it('come from the first day on that nobody can read yet, and days before keep theirs', async () => {
    const before = await look(`sign=aries&date=${UNREAD}`);
    const { place, heading, paragraph } = headed(before);
    const { unit, fields } = paragraph.change;
    const words = '/api/admin/content/paragraph';
    const begun = await owner.send('POST', words, { unit, fields });
    const { draft } = (await begun.json()) as DeskUnit;
    const saved = await owner.send('PUT', `${words}/${unit}/draft`, {
      revision: draft!.revision,
      fields: { ...draft!.fields, heading: 'Quite Another Heading' },
    });
    const { revision, problems } = (await saved.json()) as { revision: number; problems: string[] };
    expect(problems).toEqual([]);
    const published = await owner.send('POST', `${words}/${unit}/publish`, { revision });
    expect([published.status, ((await published.json()) as DeskUnit).shown]).toMatchObject([
      200,
      { since: UNREAD, replaces: paragraph.unit },
    ]);

    const after = await look(`sign=aries&date=${UNREAD}`);
    const changed = after.parts.find((part) => part.place === place)!;
    expect(changed).toMatchObject({
      heading: 'Quite Another Heading',
      paragraph: { unit: paragraph.unit, shown: unit, change: { unit, since: UNREAD, isComing: true } },
    });
    expect(after.parts.filter((part) => part.place !== place)).toEqual(
      before.parts.filter((part) => part.place !== place),
    );
    expect(heading).not.toBe('Quite Another Heading');

    const there = holderOf(other, owner.cookie);
    await until('the other instance to know', async () => {
      const known = await there.get(`/api/admin/readings?sign=aries&date=${UNREAD}`);
      return (await known.text()).includes('Quite Another Heading');
    });
    await Promise.all([site, other].map((one) => one.setClock(`${UNREAD}T17:00:00Z`)));
    const shown = await publicDay('aries', UNREAD, other);
    expect(shown.description).toContain('Quite Another Heading');
    expect((await publicDay('aries', UNREAD)).description).toBe(shown.description);
    const again = await look(`sign=aries&date=${UNREAD}`);
    expect(again.parts.find((part) => part.place === place)!.paragraph!.change).toMatchObject({
      unit: `${paragraph.unit}-r2`,
      since: '2026-11-21',
      isComing: false,
    });
    const more = await owner.send('PUT', `${words}/${unit}/draft`, {
      revision: null,
      fields: { ...draft!.fields, since: UNREAD, heading: 'Too Late' },
    });
    const late = (await more.json()) as { revision: number; problems: string[] };
    expect(late.problems).toEqual([expect.stringContaining('Readers may have seen these words')]);
    const refused = await owner.send('POST', `${words}/${unit}/publish`, { revision: late.revision });
    expect(await refusal(refused)).toEqual([
      400,
      expect.stringContaining('Readers may have seen these words'),
    ]);
  });
});
