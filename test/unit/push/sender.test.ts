import { once } from 'node:events';
import { createServer as createPlainServer, type AddressInfo } from 'node:net';
import webPush from 'web-push';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { messageOf } from '../../../src/domain/push/message.ts';
import { createSender, type Sender, type SenderOptions } from '../../../src/server/push/sender.ts';
import { makeCertificate } from '../../harness/certificate.ts';
import { pushBrowser, type PushBrowser } from '../../harness/push-browser.ts';
import { startPushService, taken, type Answering, type PushService } from '../../harness/push-service.ts';

const keys = webPush.generateVAPIDKeys();
const MESSAGE = messageOf({
  sign: 'scorpio',
  date: '2026-11-15',
  summary: 'Somebody holds a door — “after you,” they say.',
});
const TTL = { ttlSeconds: 3600 };
const clock = { nowMs: () => Date.parse('2026-11-15T08:00:00Z') };

let service: PushService;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.stop());
beforeEach(() => {
  service.answer(taken);
  service.received.length = 0;
});

function newSender(options: Partial<SenderOptions> = {}): Sender {
  const sender = createSender({
    keys: async () => keys,
    subject: 'mailto:owner@example.com',
    clock,
    allowedHosts: [service.host],
    ca: service.ca,
    ...options,
  });
  onTestFinished(() => sender.close());
  return sender;
}

const browserHere = (path = '/send/1'): PushBrowser => pushBrowser(service.origin + path);
const flat = ({ subscription: { endpoint, keys } }: PushBrowser) => ({ endpoint, ...keys });
const send = (sender: Sender, browser = browserHere()) => sender.send(flat(browser), MESSAGE, TTL);

describe('a message', () => {
  it('arrives sealed for one browser, with the words it was given', async () => {
    const browser = browserHere('/send/abc:def?token=a%2Fb');
    expect(await send(newSender(), browser)).toEqual({ kind: 'sent' });
    const [request] = service.received;
    expect(request!.path).toBe('/send/abc:def?token=a%2Fb');
    expect(browser.open(request!.body)).toEqual(MESSAGE);
    expect(() => browserHere().open(request!.body)).toThrow(/authenticate/);
    expect(request!.headers).toMatchObject({
      host: service.host,
      ttl: '3600',
      urgency: 'normal',
      topic: 'zodiary-2026-11-15',
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      authorization: expect.stringMatching(/^vapid t=[\w.-]+, k=[\w-]{87}$/),
    });
  });

  it('goes without a topic where the tag is none that a service takes', async () => {
    await newSender().send(flat(browserHere()), { ...MESSAGE, tag: 'a tag with spaces' }, TTL);
    expect(service.received[0]!.headers).not.toHaveProperty('topic');
  });

  it('shares its connection with the next', async () => {
    const sender = newSender();
    const before = service.connections();
    for (let count = 0; count < 20; count++) expect(await send(sender)).toEqual({ kind: 'sent' });
    // A second one is opened when the next message comes before the first has quite finished.
    expect(service.connections() - before).toBeLessThanOrEqual(2);
  });

  it('arrives once each, a hundred at a time', async () => {
    const sender = newSender();
    const browsers = Array.from({ length: 100 }, (_, index) => browserHere(`/send/${index}`));
    const outcomes = await Promise.all(browsers.map((browser) => send(sender, browser)));
    expect(outcomes).toEqual(Array(100).fill({ kind: 'sent' }));
    expect(new Set(service.received.map(({ path }) => path)).size).toBe(100);
    for (const { path, body } of service.received)
      expect(browsers[Number(path.slice(6))]!.open(body)).toEqual(MESSAGE);
  });
});

describe('what the service answers', () => {
  const saying =
    (status: number, headers = {}, body = ''): Answering =>
    (response) =>
      response.writeHead(status, headers).end(body);

  it.each([
    [200, {}, '', { kind: 'sent' }],
    [202, {}, '', { kind: 'sent' }],
    [404, {}, '', { kind: 'gone' }],
    [410, {}, '{"reason":"Unregistered"}', { kind: 'gone' }],
    [429, { 'retry-after': '120' }, '', { kind: 'retry', afterMs: 120_000, detail: 'answered 429' }],
    [429, {}, '', { kind: 'retry', afterMs: null, detail: 'answered 429' }],
    [500, {}, 'oops', { kind: 'retry', afterMs: null, detail: 'answered 500' }],
    [
      503,
      { 'retry-after': 'Sun, 15 Nov 2026 08:01:30 GMT' },
      '',
      { kind: 'retry', afterMs: 90_000, detail: 'answered 503' },
    ],
    [503, { 'retry-after': '999999999' }, '', { kind: 'retry', afterMs: 21_600_000, detail: 'answered 503' }],
    [400, {}, '', { kind: 'failed', detail: 'answered 400' }],
    [401, {}, '', { kind: 'failed', detail: 'answered 401' }],
    [403, {}, '{"reason":"BadJwtToken"}', { kind: 'failed', detail: 'answered 403 (BadJwtToken)' }],
    [413, {}, '', { kind: 'failed', detail: 'answered 413' }],
  ])('%i %j %s becomes %j', async (status, headers, body, outcome) => {
    service.answer(saying(status, headers, body));
    expect(await send(newSender())).toEqual(outcome);
  });

  it.each([301, 302, 303, 307, 308])('a redirect (%i) is not followed', async (status) => {
    const elsewhere = await startPushService();
    onTestFinished(() => elsewhere.stop());
    service.answer(saying(status, { location: `${elsewhere.origin}/send/1` }));
    const sender = newSender({
      allowedHosts: [service.host, elsewhere.host],
      ca: service.ca + elsewhere.ca,
    });
    expect(await send(sender)).toEqual({ kind: 'failed', detail: `answered ${status}` });
    expect(service.received).toHaveLength(1);
    expect(elsewhere.received).toHaveLength(0);
    expect(await send(sender, pushBrowser(`${elsewhere.origin}/send/1`))).toEqual({ kind: 'sent' });
  });
});

describe('a service that misbehaves is cut', () => {
  const LIMIT_MS = 400;
  const late = { kind: 'retry', afterMs: null, detail: 'no answer within 0.4 s' };

  /** Settles when the service sees its connection end. */
  function cutOff(answering: Answering): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    service.answer((response, request) => {
      response.on('close', () => resolve());
      answering(response, request);
    });
    return promise;
  }

  it('when it never answers', async () => {
    const cut = cutOff(() => {});
    expect(await send(newSender({ limitMs: LIMIT_MS }))).toEqual(late);
    await cut;
  });

  it('when it drips its answer', async () => {
    const cut = cutOff((response) => {
      response.writeHead(500);
      const drip = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(drip));
    });
    // Long enough that the first drop arrives in time on a starved machine.
    const limitMs = 2_000;
    const start = performance.now();
    const outcome = await send(newSender({ limitMs }));
    expect(outcome).toEqual({ kind: 'retry', afterMs: null, detail: 'answered 500' });
    expect(performance.now() - start).toBeGreaterThan(limitMs - 50);
    await cut;
  });

  it('when it drips its headers', async () => {
    const cut = cutOff((response) => {
      response.socket!.write('HTTP/1.1 201 Created\r\n');
      const drip = setInterval(() => response.socket?.write('x-more: 1\r\n'), 20);
      response.on('close', () => clearInterval(drip));
    });
    expect(await send(newSender({ limitMs: LIMIT_MS }))).toEqual(late);
    await cut;
  });

  it('when it sends 200 MB', async () => {
    let sent = 0;
    const cut = cutOff((response) => {
      response.writeHead(201);
      const block = Buffer.alloc(65_536, 'x');
      const pour = (): void => {
        while (sent < 200e6 && !response.destroyed) {
          sent += block.length;
          if (!response.write(block)) return void response.once('drain', pour);
        }
      };
      pour();
    });
    expect(await send(newSender())).toEqual({ kind: 'sent' });
    await cut;
    expect(sent).toBeLessThan(20e6);
  });

  it('when it only says that it will go on', async () => {
    const cut = cutOff((response) => {
      const drip = setInterval(() => response.writeProcessing(), 20);
      response.on('close', () => clearInterval(drip));
    });
    expect(await send(newSender({ limitMs: LIMIT_MS }))).toEqual(late);
    await cut;
  });

  it('when it hangs up, and the next message goes through', async () => {
    const sender = newSender();
    service.answer((response) => response.socket!.destroy());
    expect(await send(sender)).toMatchObject({ kind: 'retry', afterMs: null });
    service.answer(taken);
    expect(await send(sender)).toEqual({ kind: 'sent' });
  });

  it('when it takes the connection and says nothing, not even hello', async () => {
    const mute = createPlainServer(() => {}).listen(0, '127.0.0.1');
    await once(mute, 'listening');
    onTestFinished(() => void mute.close());
    const host = `localhost:${(mute.address() as AddressInfo).port}`;
    const sender = newSender({ allowedHosts: [host], limitMs: LIMIT_MS });
    const outcome = await send(sender, pushBrowser(`https://${host}/send/1`));
    expect(outcome).toMatchObject({ kind: 'retry', afterMs: null });
  });

  it('when its name is never found', async () => {
    const sender = newSender({ limitMs: LIMIT_MS, resolve: () => new Promise(() => {}) });
    expect(await send(sender, pushBrowser('https://fcm.googleapis.com/fcm/send/1'))).toMatchObject({
      kind: 'retry',
      afterMs: null,
    });
  });

  it('when it is not who it says it is', async () => {
    const stranger = await startPushService(makeCertificate());
    onTestFinished(() => stranger.stop());
    const sender = newSender({ allowedHosts: [stranger.host] });
    const outcome = await send(sender, pushBrowser(`${stranger.origin}/send/1`));
    expect(outcome).toEqual({ kind: 'retry', afterMs: null, detail: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
    expect(stranger.received).toHaveLength(0);
  });
});

describe('an address inside', () => {
  const FORBIDDEN = { kind: 'failed', detail: 'the address is not public' };
  const at =
    (...addresses: string[]) =>
    async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

  it.each([
    ['loopback', ['127.0.0.1']],
    ['loopback of IPv6', ['::1']],
    ['a private network', ['10.1.2.3']],
    ['the metadata service of a cloud', ['169.254.169.254']],
    ['loopback in the clothes of IPv6', ['::ffff:127.0.0.1']],
    ['a public and a private one', ['142.250.1.95', '192.168.0.1']],
    ['nothing at all', []],
  ])('is not connected to: %s', async (_what, addresses) => {
    const sender = newSender({ resolve: at(...addresses) });
    for (const host of ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'])
      expect(await send(sender, pushBrowser(`https://${host}/send/1`))).toEqual(FORBIDDEN);
  });

  it('is looked at again for every connection', async () => {
    let asked = 0;
    const resolve = async () => {
      asked += 1;
      return [{ address: '127.0.0.1', family: 4 }];
    };
    const sender = newSender({ resolve });
    const browser = pushBrowser('https://fcm.googleapis.com/fcm/send/1');
    for (let count = 1; count <= 3; count++) {
      expect(await send(sender, browser)).toEqual(FORBIDDEN);
      expect(asked).toBe(count);
    }
  });

  it('is connected to where the settings name its host, by that very port only', async () => {
    const outcome = await send(newSender({ resolve: at('10.0.0.1') }));
    expect(outcome).toEqual({ kind: 'sent' });
    const [, port] = service.host.split(':');
    const other = newSender({ allowedHosts: [`localhost:${Number(port) - 1}`] });
    expect(await send(other)).toEqual({ kind: 'failed', detail: 'the endpoint is not allowed' });
  });
});

describe('nothing is sent', () => {
  it('to an endpoint that the rules refuse', async () => {
    const sender = newSender({ allowedHosts: [] });
    for (const endpoint of [service.origin, 'http://fcm.googleapis.com/x', 'https://evil.example/x', ''])
      expect(await send(sender, pushBrowser(endpoint))).toEqual({
        kind: 'failed',
        detail: 'the endpoint is not allowed',
      });
  });

  it('with keys that are none', async () => {
    const { endpoint } = flat(browserHere());
    for (const p256dh of ['', 'AAAA', `B${'A'.repeat(86)}`]) {
      const outcome = await newSender().send({ endpoint, p256dh, auth: 'A'.repeat(22) }, MESSAGE, TTL);
      expect(outcome).toEqual({ kind: 'failed', detail: 'the keys of the browser are not usable' });
    }
    expect(service.received).toHaveLength(0);
  });

  it('while the site has no key of its own, but later', async () => {
    const away = async () => Promise.reject(Object.assign(new Error('away'), { name: 'DatabaseAway' }));
    expect(await send(newSender({ keys: away }))).toEqual({
      kind: 'retry',
      afterMs: null,
      detail: 'DatabaseAway',
    });
  });

  it('after the sender is closed', async () => {
    const sender = newSender();
    await sender.close();
    expect(await send(sender)).toMatchObject({ kind: 'retry' });
  });
});

it('no outcome names the endpoint, its host or a key', async () => {
  const gone = await startPushService();
  await gone.stop();
  const browser = pushBrowser(`${gone.origin}/send/secret`);
  const outcome = JSON.stringify(await send(newSender({ allowedHosts: [gone.host] }), browser));
  expect(outcome).toContain('ECONNREFUSED');
  for (const secret of ['secret', gone.host, '127.0.0.1', keys.privateKey])
    expect(outcome).not.toContain(secret);
});
