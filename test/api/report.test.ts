import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ReportAnswer, ReportOffer, ReportPreview } from '../../src/contract/report.ts';
import { SAMPLE_WHEELS } from '../../src/domain/report/sample.ts';
import { wordsOf } from '../../src/domain/horoscope/prose-rules.ts';
import { wholeDatabase } from '../harness/database.ts';
import { startOverheardSite } from '../harness/overheard-site.ts';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { ask, type Answer } from '../harness/wire.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const LYON = { lat: 45.748, lon: 4.847, zone: 'Europe/Paris' };
const CLARA = { date: '1991-11-03', time: '06:40', place: LYON };
const NEW_YORK = { id: 5128581 };

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

const call = (body: unknown, headers: Record<string, string> = JSON_TYPE, url = site.url): Promise<Answer> =>
  ask(url, '/api/report/preview', { method: 'POST', headers, body: JSON.stringify(body) });

async function previewed(body: object): Promise<ReportPreview> {
  const { status, text, headers } = await call(body);
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
  return ReportPreview.parse(JSON.parse(text));
}

describe('the sample', () => {
  it('can be had as a book on both sizes of paper, set once', { timeout: 120_000 }, async () => {
    for (const name of ['sample-letter.pdf', 'sample-a4.pdf']) {
      const { status, headers, text } = await ask(site.url, `/personal-destiny-report/${name}`);
      expect([status, headers['content-type'], text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
      expect(headers['content-disposition']).toContain(`filename="${name}"`);
      expect(text.length).toBeGreaterThan(100_000);
    }
  });

  it('is a whole report with the chart of Ulm and the year 1905', async () => {
    const { status, text } = await ask(site.url, '/api/report/sample');
    expect(status).toBe(200);
    const { chart, document } = ReportAnswer.parse(JSON.parse(text));
    expect(chart).toMatchObject({
      instant: '1879-03-14T10:50:02.000Z',
      offsetSeconds: 2398,
      rising: 'cancer',
    });
    expect(document.themes.length).toBeGreaterThanOrEqual(7);
    expect(document.year.months.map(({ month }) => month)).toContain('1905-06');
    const texts = document.themes.flatMap(({ passages }) => passages.map((passage) => passage.text));
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.length).toBeGreaterThan(25);
  });
});

describe('the wheels of the sample', () => {
  it('has its wheel as files, drawn for screens and for paper', async () => {
    const drawings = await Promise.all(
      Object.values(SAMPLE_WHEELS).map(async (path) => {
        const { status, headers, text } = await ask(site.url, path);
        expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
        expect(text).toMatch(/^<svg [^>]*viewBox="0 0 700 700"/);
        expect(text).not.toMatch(/<text|<image|href="(?!#)/);
        return text;
      }),
    );
    expect(new Set(drawings).size).toBe(drawings.length);
    expect((await ask(site.url, '/report-art/sample-wheel-huge.svg')).status).toBe(404);
    for (const page of ['/personal-destiny-report', '/personal-destiny-report/sample']) {
      const { text: html } = await ask(site.url, page);
      expect(html).toContain(SAMPLE_WHEELS.phone);
      expect(html).not.toContain('viewBox="0 0 700 700"');
    }
  });
});

describe('the offer', () => {
  it('has the price that is set, pages of the sample, and is not on sale', async () => {
    const dear = await startTestSite({ env: { REPORT_PRICE: '24.50' } });
    try {
      const offer = ReportOffer.parse(JSON.parse((await ask(dear.url, '/api/report/offer')).text));
      expect([offer.price, offer.onSale]).toEqual([{ cents: 2450, currency: 'USD' }, true]);
      const sample = ReportAnswer.parse(JSON.parse((await ask(dear.url, '/api/report/sample')).text));
      const told = JSON.stringify(sample.document);
      for (const { paragraphs } of [...offer.leaves, offer.year.told])
        for (const text of paragraphs) expect(told).toContain(JSON.stringify(text));
      expect(offer.questions.length).toBeGreaterThanOrEqual(6);
      expect((await ask(dear.url, '/personal-destiny-report')).text).toContain('$24.50');
    } finally {
      await dear.stop();
    }
  });
});

describe('a preview', () => {
  it('tells Sun, Moon and rising sign, and half a page of two chapters', async () => {
    const { placements, chapters, whole } = await previewed(CLARA);
    expect(placements.map(({ headline }) => headline)).toEqual([
      'Sun in Scorpio',
      'Moon in Libra',
      'Scorpio rising',
    ]);
    expect(chapters).toHaveLength(2);
    const texts = placements.map(({ text }) => text);
    for (const { paragraphs, fact } of chapters) {
      const words = paragraphs.flatMap(wordsOf).length;
      expect(words).toBeGreaterThanOrEqual(60);
      expect(words).toBeLessThanOrEqual(150);
      expect(texts).not.toContain(paragraphs[0]);
      expect(fact.headline).toMatch(/\w/);
    }
    expect(whole.paragraphs).toBeGreaterThan(20);
  });

  it('says nothing of what an unknown hour leaves open', async () => {
    const { placements } = await previewed({ ...CLARA, time: null });
    const [sun, moon, rising] = placements;
    expect([sun!.text === null, moon!.text, rising!.text]).toEqual([false, null, null]);
    expect(moon!.headline).toBe('Moon in Virgo or Libra');
    expect(rising!.headline).toContain('needs the hour');
  });

  it('is refused as a chart is: skipped and repeated hours, wrong fields, other sites', async () => {
    const refused = async (change: object, headers = JSON_TYPE): Promise<unknown[]> => {
      const { status, text } = await call({ ...CLARA, ...change }, headers);
      return [status, (JSON.parse(text) as { error: { code: string } }).error.code];
    };
    expect(await refused({ date: '2005-04-03', time: '02:30', place: NEW_YORK })).toEqual([
      422,
      'skipped_hour',
    ]);
    expect(await refused({ date: '2005-10-30', time: '01:30', place: NEW_YORK })).toEqual([
      409,
      'repeated_hour',
    ]);
    expect(await refused({ date: '1990-02-31' })).toEqual([400, 'bad_request']);
    expect(await refused({ date: '2027-01-01' })).toEqual([400, 'bad_request']);
    expect(await refused({ place: { id: 1 } })).toEqual([422, 'unknown_place']);
    expect(await refused({}, { ...JSON_TYPE, 'sec-fetch-site': 'cross-site' } as never)).toEqual([
      403,
      'cross_origin',
    ]);
  });

  it('is given to nobody without end', async () => {
    const strict = await startTestSite({ env: { WRITE_REQUESTS_PER_MINUTE: '2' } });
    try {
      const statuses: number[] = [];
      for (let asked = 0; asked < 3; asked++)
        statuses.push((await call(CLARA, JSON_TYPE, strict.url)).status);
      expect(statuses).toEqual([200, 200, 429]);
    } finally {
      await strict.stop();
    }
  });

  it('leaves nothing of a birth in any log or table', async () => {
    const overheard = await startOverheardSite();
    const born = {
      date: '1987-05-23',
      time: '04:17',
      place: { lat: 45.7617, lon: 4.8319, zone: 'Europe/Paris' },
    };
    expect((await call(born, JSON_TYPE, overheard.url)).status).toBe(200);
    const stored = await wholeDatabase(overheard.databaseUrl);
    expect(stored.split('\n').length).toBeGreaterThan(5);
    const log = await overheard.stop();
    for (const secret of ['1987-05-23', '04:17', '45.7617', '4.8319'])
      for (const kept of [log, stored]) expect(kept).not.toContain(secret);
  });
});
