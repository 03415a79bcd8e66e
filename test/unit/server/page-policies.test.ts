import { describe, expect, it } from 'vitest';
import { pageKind, PAGES, type PageName } from '../../../src/domain/pages/pages.ts';
import type { RequestedPage } from '../../../src/domain/pages/resolve.ts';
import { createMeters } from '../../../src/server/http/health.ts';
import { createWorkLimits } from '../../../src/server/http/work-limits.ts';
import { PageCache } from '../../../src/server/pages/page-cache.ts';
import { pageSource } from '../../../src/server/pages/page-source.ts';
import { pagePolicies } from '../../../src/server/pages/policies.ts';
import { siteCalendar } from '../../../src/server/site-calendar.ts';

const NAMES = Object.keys(PAGES) as PageName[];
const clock = { nowMs: () => Date.parse('2026-11-15T18:00:00Z') };
const calendar = siteCalendar(clock, 'America/New_York');
const nothing = { author: () => null, misattribution: () => null, quote: () => null, topic: () => null };
const computedFor: string[] = [];
const askedProvider = Promise.withResolvers<boolean>();
const policies = pagePolicies({
  calendar,
  archive: { latest: () => '2026-11-17' },
  blog: { has: () => false, list: () => null },
  quotes: nothing,
  report: { sample: async () => null },
  orders: { checkoutOrigins: ['https://pay.example'], freshen: () => askedProvider.promise },
  sky: {
    day: async (date, asker) => {
      computedFor.push(`${date} ${asker}`);
      return { date, moons: [], events: [], lunations: [], retrogrades: [] };
    },
  },
});
const forOnePerson = NAMES.filter((name) => policies[name].audience !== 'everyone');
const requested = (name: PageName): RequestedPage => ({ name, params: {}, query: {}, address: `/${name}` });

function sourceOf(status = 200) {
  const rendered: string[] = [];
  const cache = new PageCache({ maxBytes: 1024 * 1024, nowMs: clock.nowMs });
  const source = pageSource({
    cache,
    policies,
    render: async ({ name, address }) => {
      rendered.push(address);
      const isNone = name === 'notFound' || name === 'unknownSign';
      return { status: isNone ? 404 : status, text: `<p>${address}` };
    },
    calendar,
    limits: createWorkLimits({ index: { whenUsable: async () => {} } }),
    meters: createMeters(),
    siteUrl: 'http://localhost',
    mode: 'production',
  });
  return { cache, source, rendered };
}

describe('the policy of a page', () => {
  it('is for one order on its outcomes, for a link on a draft, for everyone elsewhere; the desk is no page of the site', () => {
    expect(forOnePerson.map((name) => [name, policies[name].audience])).toEqual([
      ['draft', 'link'],
      ['orderSuccess', 'order'],
      ['failedOrder', 'order'],
      ['demoCheckout', 'order'],
      ['boughtReport', 'order'],
      ['gift', 'order'],
    ]);
    expect(NAMES.flatMap((name) => pageKind(name).paths).filter((path) => /^\/admin\b/.test(path))).toEqual(
      [],
    );
  });

  it('lets forms lead to where one pays from where one orders or pays again, and from nowhere else', async () => {
    const { source } = sourceOf();
    const leading: string[] = [];
    for (const name of NAMES) {
      const { headers } = (await source.page(requested(name), 'someone')).variants.identity;
      const policy = headers[headers.indexOf('content-security-policy') + 1]!;
      expect(policy, name).toContain("form-action 'self'");
      if (policy.includes("form-action 'self' https://pay.example;")) leading.push(name);
      else expect(policy, name).not.toContain('pay.example');
    }
    expect(leading).toEqual(['report', 'orderSuccess', 'failedOrder']);
  });

  it('keeps neither drawn readings nor the answers of a search', () => {
    const search = requested('search');
    expect(policies.search.keep(search)).toBe(true);
    expect(policies.search.keep({ ...search, query: { q: 'leo' } })).toBe(false);
    expect(policies.tarotReading.keep(requested('tarotReading'))).toBe(false);
  });

  it('computes the sky of a date for whoever asks before it is made, and keeps the page of today alone', async () => {
    const { cache, source, rendered } = sourceOf();
    const dated = { ...requested('sky'), query: { date: '1990-03-21' }, address: '/sky?date=1990-03-21' };
    for (const page of [requested('sky'), dated, dated]) await source.page(page, 'someone');
    expect(computedFor).toEqual(['1990-03-21 someone', '1990-03-21 someone']);
    expect(rendered).toEqual(['/sky', dated.address, dated.address]);
    expect([cache.find('/sky') !== null, cache.find(dated.address)]).toEqual([true, null]);
  });

  it('lets no page wait for a payment company but that of the order', async () => {
    const { source, rendered } = sourceOf();
    const orders = ['one', 'two', 'three'].map((order) =>
      source.page({ ...requested('orderSuccess'), query: { order } }, 'buyer'),
    );
    await source.page(requested('gift'), 'someone');
    expect(rendered).toEqual(['/gift']);
    askedProvider.resolve(true);
    await Promise.all(orders);
    expect(rendered).toHaveLength(4);
  });

  it('lets pages of the archive end when the next day opens somewhere on Earth', () => {
    const opensMs = Date.parse('2026-11-16T10:00:00Z');
    expect(policies.archive.staleAtMs()).toBe(Math.min(calendar.nextMidnightMs(), opensMs));
    expect(policies.about.staleAtMs()).toBe(calendar.nextMidnightMs());
  });
});

describe('a page for one person', () => {
  it.each([200, 404, 503])('can never enter the cache, with status %i', async (status) => {
    const { cache, source, rendered } = sourceOf(status);
    for (const name of forOnePerson) {
      const entries = [
        await source.page(requested(name), 'someone'),
        await source.page(requested(name), 'someone'),
      ];
      for (const { variants } of entries) {
        for (const { headers, notModifiedHeaders } of Object.values(variants)) {
          for (const sent of [headers, notModifiedHeaders])
            expect(sent[sent.indexOf('cache-control') + 1], name).toBe('private, no-store');
        }
      }
      expect(cache.find(`/${name}`), name).toBeNull();
    }
    expect(cache.size).toEqual({ pages: 0, bytes: 0 });
    expect(rendered, 'rendered for each request').toEqual(
      forOnePerson.flatMap((name) => [`/${name}`, `/${name}`]),
    );
  });

  it('is told apart by its audience alone: all others are kept', async () => {
    const { cache, source } = sourceOf();
    const kept = NAMES.filter((name) => !forOnePerson.includes(name) && name !== 'tarotReading');
    for (const name of kept) await source.page(requested(name), 'someone');
    expect(cache.size.pages).toBe(kept.length);
  });
});
