import { once } from 'node:events';
import { connect } from 'node:net';
import { Counter, Registry } from 'prom-client';
import { afterEach, expect, it } from 'vitest';
import { WrongSetting } from '../../../src/server/config.ts';
import { startMetricsServer, type MetricsServer } from '../../../src/server/http/metrics-server.ts';

const running: MetricsServer[] = [];
afterEach(() => Promise.all(running.splice(0).map((server) => server.close())));

async function start(port: number, registry = new Registry()): Promise<MetricsServer> {
  const server = await startMetricsServer(port, registry);
  running.push(server);
  return server;
}

it('metrics that cannot be collected are a failed answer, not the end of the site', async () => {
  const registry = new Registry();
  new Counter({
    name: 'broken_total',
    help: 'Fails when it is read',
    registers: [registry],
    collect() {
      throw new Error('no number');
    },
  });
  const { address } = await start(0, registry);
  const { status } = await fetch(`${address}/metrics`);
  expect(status).toBe(500);
});

it('a metrics port in use is named in one sentence', async () => {
  const { address } = await start(0);
  const port = Number(new URL(address).port);
  await expect(start(port)).rejects.toThrow(new WrongSetting(`METRICS_PORT ${port} is in use already.`));
});

it('an open connection does not keep the metrics server from closing', async () => {
  const server = await startMetricsServer(0, new Registry());
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname).on('error', () => {});
  await once(socket, 'connect');
  const ended = once(socket, 'close');
  await server.close();
  await ended;
  await expect(fetch(`${server.address}/metrics`)).rejects.toThrow('fetch failed');
});
