import type { BrowserContext, Worker } from '@playwright/test';
import { TEST_NOON } from '../harness/site.ts';
import { expect, open, type Page } from './site.ts';
import { timeLimit } from '../harness/time-limits.ts';

/** The worker has a clock of its own, which the page's does not reach. */
export async function setWorkerClock(worker: Worker, iso: string): Promise<void> {
  await worker.evaluate((setMs) => {
    const scope = globalThis as unknown as { Date: DateConstructor; TrueDate?: DateConstructor };
    const True = (scope.TrueDate ??= Date);
    const aheadMs = setMs - True.now();
    scope.Date = class extends True {
      constructor(...given: [number]) {
        super(...(given.length > 0 ? given : ([True.now() + aheadMs] as [number])));
      }
      static override now(): number {
        return True.now() + aheadMs;
      }
    } as DateConstructor;
  }, Date.parse(iso));
}

export async function workerOf(context: BrowserContext): Promise<Worker> {
  return context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker');
}

/** Waits until the device has its copy of an address. */
export async function expectPutBy(page: Page, ...addresses: string[]): Promise<void> {
  for (const address of addresses) {
    const isPutBy = () => page.evaluate(async (asked) => Boolean(await caches.match(asked)), address);
    await expect.poll(isPutBy, { message: address, timeout: timeLimit(20_000) }).toBe(true);
  }
}

/** Stays on the page for as long as it takes to have read it. */
export async function read(page: Page): Promise<void> {
  await page.clock.fastForward(2_000);
}

/** A first visit: the page, and the worker it brings, at noon like everything else. */
export async function firstVisit(page: Page, path: string, origin = ''): Promise<Worker> {
  const coming = workerOf(page.context());
  await open(page, origin + path);
  await read(page);
  const worker = await coming;
  await setWorkerClock(worker, TEST_NOON);
  await expectPutBy(page, path);
  return worker;
}

/** A browser without a connection says so for every request: that is no mistake of the page. */
export function forgiveConnection(problems: string[]): void {
  const lost = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/;
  problems.splice(0, problems.length, ...problems.filter((problem) => !lost.test(problem)));
}
