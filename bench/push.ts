import { Agent } from 'node:https';
import webPush from 'web-push';
import { messageOf } from '../src/domain/push/message.ts';
import { createSender, type Sender } from '../src/server/push/sender.ts';
import { pushBrowser } from '../test/harness/push-browser.ts';
import { startBenchService } from './push-service.ts';
import { printTable } from './table.ts';

const AT_ONCE = 32;
const MESSAGES = 1_500;
const ROUNDS = 4;

type SendOne = (index: number) => Promise<unknown>;

const keys = webPush.generateVAPIDKeys();
const subject = 'mailto:owner@example.com';
const message = messageOf({
  sign: 'leo',
  date: '2026-11-15',
  summary: 'Asking about money goes well today if you keep it friendly.',
});

/** CPU seconds of this process for so many messages, a few of them always under way. */
async function cpuSecondsFor(count: number, send: SendOne): Promise<number> {
  const before = process.cpuUsage();
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < count) await send(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

function ours(sender: Sender, browsers: readonly webPush.PushSubscription[]): SendOne {
  return async (index) => {
    const { endpoint, keys: theirs } = browsers[index % browsers.length]!;
    const outcome = await sender.send({ endpoint, ...theirs }, message, { ttlSeconds: 3600 });
    if (outcome.kind !== 'sent') throw new Error(`A message was not sent: ${JSON.stringify(outcome)}`);
  };
}

function plain(agent: Agent, browsers: readonly webPush.PushSubscription[]): SendOne {
  const vapidDetails = { subject, ...keys };
  const options = { vapidDetails, TTL: 3600, urgency: 'normal', topic: message.tag, agent } as const;
  return (index) =>
    webPush.sendNotification(browsers[index % browsers.length]!, JSON.stringify(message), options);
}

/** Messages per CPU-second to a TLS push service on loopback, ours beside web-push's own sender, turn by turn. */
export async function benchPush(): Promise<{ plainPerCpuSecond: number }> {
  const { origin, host, ca, stop } = await startBenchService();
  const browsers = Array.from(
    { length: 100 },
    (_, index) => pushBrowser(`${origin}/send/${index}`).subscription,
  );
  const clock = { nowMs: () => Date.now() };
  const sender = createSender({ keys: async () => keys, subject, clock, allowedHosts: [host], ca });
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE, ca });
  const contestants = [ours(sender, browsers), plain(agent, browsers)];
  for (const send of contestants) await cpuSecondsFor(300, send);
  const spent = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, send] of contestants.entries()) spent[index]! += await cpuSecondsFor(MESSAGES, send);
  }
  await sender.close();
  agent.destroy();
  await stop();
  const [our, their] = spent.map((seconds) => (ROUNDS * MESSAGES) / seconds) as [number, number];
  printTable('Push messages per CPU-second, keep-alive TLS on loopback', [
    ['ours', our.toFixed(0)],
    ['plain web-push', their.toFixed(0)],
    ['ratio (goal > 1)', (our / their).toFixed(2)],
  ]);
  return { plainPerCpuSecond: their };
}
