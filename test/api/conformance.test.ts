import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseRssFeed } from 'feedsmith';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BlogEntry } from '../../src/contract/blog.ts';
import type { DailyReading } from '../../src/contract/horoscope.ts';
import type { SkyEventAnswer } from '../../src/contract/sky.ts';
import { eventLabel } from '../../src/domain/sky/event-words.ts';
import { SIGN_KEYS } from '../../src/domain/zodiac/signs.ts';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { timeLimit } from '../harness/time-limits.ts';

/** What others read with tools of their own: our own tests of the same files were written by whoever wrote the files. */
const SITE_URL = 'https://zodiary.test';
const LINTER = join(import.meta.dirname, '../../node_modules/@redocly/cli/bin/cli.js');

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ env: { SITE_URL } });
});
afterAll(() => site.stop());

const text = async (path: string): Promise<string> => (await fetch(site.url + path)).text();
const json = async <T>(path: string): Promise<T> => JSON.parse(await text(path)) as T;

interface Problem {
  ruleId: string;
  message: string;
  location: { pointer: string }[];
}

/** What Redocly finds, its advice included; it asks nobody on the network. */
function problemsOf(description: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'zodiary-openapi-'));
  const file = join(folder, 'openapi.json');
  writeFileSync(file, description);
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [LINTER, 'lint', file, '--extends=recommended-strict', '--format=json', '--max-problems=500'],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  );
  rmSync(folder, { recursive: true });
  if (!stdout.startsWith('{')) throw new Error(`Redocly gave no report: ${stderr}`);
  const { problems } = JSON.parse(stdout) as { problems: Problem[] };
  return problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`);
}

describe('the description of the API', () => {
  it('gives Redocly nothing to complain about', { timeout: timeLimit(60_000) }, async () => {
    expect(problemsOf(await text('/api/openapi.json'))).toEqual([]);
  });

  it('would be found wanting without its security and the names of its operations', async () => {
    const description = await json<{ security?: unknown; paths: Record<string, Record<string, object>> }>(
      '/api/openapi.json',
    );
    delete description.security;
    Object.assign(description.paths['/api/jokes/today']!['get']!, { operationId: undefined });
    const rules = problemsOf(JSON.stringify(description)).map((problem) => problem.split(' ')[0]);
    expect(new Set(rules)).toEqual(new Set(['security-defined', 'operation-operationId']));
  });
});

describe('a feed reader', () => {
  it('finds every reading of the daily feed with its words, date and picture', async () => {
    const feed = parseRssFeed(await text('/daily-horoscope-feed.xml'), {
      parseDateFn: (date) => new Date(date),
    });
    expect(feed).toMatchObject({
      link: `${SITE_URL}/`,
      language: 'en-us',
      atom: { links: [{ href: `${SITE_URL}/daily-horoscope-feed.xml`, rel: 'self' }] },
    });
    expect(feed.items).toHaveLength(7 * SIGN_KEYS.length);
    const { summary } = await json<DailyReading>('/api/horoscope/aries?date=2026-11-15');
    const [first] = feed.items!;
    expect(first).toMatchObject({
      title: 'Aries Horoscope for Sunday, November 15, 2026',
      link: `${SITE_URL}/archive/aries-2026-11-15`,
      guid: { value: 'aries-2026-11-15', isPermaLink: false },
      pubDate: new Date('2026-11-15T05:00:00Z'),
      description: summary,
    });
    expect(first!.content!.encoded).toContain('<em>For entertainment only.</em>');
    for (const { guid, enclosures, media } of feed.items!) {
      expect(enclosures).toEqual([
        { url: `${SITE_URL}/share/reading/${guid!.value}.wide.png`, length: 0, type: 'image/png' },
      ]);
      expect(media!.contents![0]!.url).toBe(enclosures![0]!.url);
    }
  });

  it('finds every article of the blog’s feed with its author and whole text', async () => {
    const { posts } = await json<{ posts: BlogEntry[] }>('/api/blog');
    const { items } = parseRssFeed(await text('/blog-feed.xml'));
    expect(items!.slice(0, posts.length).map(({ title }) => title)).toEqual(posts.map(({ title }) => title));
    for (const { guid, link, dc, content } of items!) {
      expect(guid).toEqual({ value: link, isPermaLink: true });
      expect(dc!.creators![0]).toMatch(/\w/);
      expect(content!.encoded!.length).toBeGreaterThan(2000);
    }
  });
});

describe('a calendar program', () => {
  it('finds the lunations, ingresses and stations of the sky at their minute', async () => {
    const file = await text('/sky.ics');
    const calendar = new ICAL.Component(ICAL.parse(file));
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    const entries = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
    expect(entries.length).toBe(file.split('BEGIN:VEVENT').length - 1);
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length);
    const events = await json<SkyEventAnswer[]>('/api/sky/events?from=2026-11-15&to=2026-12-15');
    const lunations = events.filter(({ kind }) => kind === 'lunation');
    expect(lunations.length).toBeGreaterThan(3);
    for (const event of lunations) {
      const entry = entries.find(({ startDate }) => {
        return Math.abs(startDate.toJSDate().getTime() - Date.parse(event.at)) <= 30_000;
      });
      expect(entry).toMatchObject({ summary: eventLabel(event) });
      expect(entry!.description).toMatch(/For entertainment only\.$/);
    }
  });
});
