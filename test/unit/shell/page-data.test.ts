import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageServices } from '../../../src/contract/page-services.ts';
import { apiQuery } from '../../../src/web/shell/api-query.ts';
import { pageContext } from '../../../src/web/shell/loading.ts';
import { inBrowser, isRefusal, onServer, type Take } from '../../../src/web/shell/page-data.ts';

const DAY = '2026-11-18';
const MISSING = { init: { status: 404 } };

let status = 200;

beforeEach(() => {
  status = 200;
  vi.stubGlobal('fetch', async () => Response.json(DAY, { status }));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
});

afterEach(() => vi.unstubAllGlobals());

const services = { site: () => ({ name: '', url: '', day: DAY }) } as PageServices;
const context = pageContext(services);

const load = (take: Take) => take(apiQuery<string>(['/api/day'], 0), ({ site }) => site().day);

describe('a page’s data on the server', () => {
  it('is what the services find', async () => {
    expect(await onServer(load)({ context })).toBe(DAY);
  });

  it('is the not-found page where they find nothing', async () => {
    const loadNothing = (take: Take) => take(apiQuery<string>(['/api/day'], 0), async () => null);
    await expect(onServer(loadNothing)({ context })).rejects.toMatchObject(MISSING);
  });
});

describe('the same data in the browser', () => {
  it('is what the API answers', async () => {
    expect(await inBrowser(load)({})).toBe(DAY);
  });

  it('is the not-found page where the API has nothing', async () => {
    status = 404;
    await expect(inBrowser(load)({})).rejects.toMatchObject(MISSING);
  });

  it('keeps any other failure, unless the page takes every refusal for none', async () => {
    status = 400;
    await expect(inBrowser(load)({})).rejects.toThrow(/^400: /);
    await expect(inBrowser(load, isRefusal)({})).rejects.toMatchObject(MISSING);
    status = 503;
    await expect(inBrowser(load, isRefusal)({})).rejects.toThrow(/^503: /);
  });
});
