import { once } from 'node:events';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { ask } from '../harness/wire.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ ownProcess: true });
});
afterAll(() => site.stop());

describe('the metrics', () => {
  it('are on a port of their own', async () => {
    await ask(site.url, '/about');
    const { status, headers, text } = await ask(site.metricsUrl, '/metrics');
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(headers['content-type']).toMatch(/^text\/plain; version=/);
    expect(text).toMatch(/^zodiary_pages_rendered_total [1-9]/m);
  });

  it('are not on the public port, where their address is unknown like any other', async () => {
    const [metrics, nowhere] = [await ask(site.url, '/metrics'), await ask(site.url, '/nowhere')];
    expect([metrics.status, metrics.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(metrics.text).not.toContain('zodiary_pages_rendered_total');
    expect(metrics.text.replaceAll('/metrics', '/nowhere')).toBe(nowhere.text);
  });

  it.each([
    ['GET', '/'],
    ['GET', '/metrics/'],
    ['GET', '/healthz'],
    ['POST', '/metrics'],
    ['OPTIONS', '/metrics'],
  ])('share their port with nothing: %s %s is not found', async (method, path) => {
    const { status, headers, text } = await ask(site.metricsUrl, path, { method });
    expect([status, headers['cache-control']]).toEqual([404, 'private, no-store']);
    expect(JSON.parse(text)).toEqual({ error: { code: 'not_found', message: expect.any(String) } });
  });

  it('can be asked for on the loopback address alone', async () => {
    const { hostname, port } = new URL(site.metricsUrl);
    expect(hostname).toBe('127.0.0.1');
    const own = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses);
    // All of 127.0.0.0/8 is this machine on Linux: a socket bound to every address would answer there.
    const others = [...own.map(({ address }) => address).filter((ip) => ip !== hostname), '127.0.0.2'];
    for (const host of others) {
      const socket = connect(Number(port), host);
      await expect(once(socket, 'connect'), host).rejects.toThrow(/ECONNREFUSED|EADDRNOTAVAIL|EINVAL/);
    }
  });
});
