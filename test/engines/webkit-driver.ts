import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { freePort } from '../harness/free-port.ts';
import { timeLimit } from '../harness/time-limits.ts';
import { until } from '../harness/until.ts';
import { foundBy, type Driver } from './driver.ts';

/** Tall, since a screenshot is of the window. */
const SCREEN = '1500x5000x24';
/** What WebDriver calls a reference to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill();
  await exit;
}

/** A screen in memory on the first free number. */
async function startScreen(): Promise<{ child: ChildProcess; display: string }> {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(child.stdio[3] as Readable, 'data')) as [Buffer];
  return { child, display: `:${number.toString().trim()}` };
}

type Call = <T>(method: string, path: string, body?: object) => Promise<T>;

/** The calls of WebDriver, as the W3C describes them. */
function calling(origin: string): Call {
  return async <T>(method: string, path: string, body?: object) => {
    const sent = method === 'POST' ? JSON.stringify(body ?? {}) : null;
    const answer = await fetch(origin + path, { method, body: sent });
    const { value } = (await answer.json()) as { value: T };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

/** MiniBrowser's own window is never as narrow as a phone; one that a page opens has no bar that keeps it wide. */
async function toBareWindow(call: Call, session: string): Promise<void> {
  const first = await call<string>('GET', `${session}/window`);
  const script = "window.open('about:blank', 'bare', 'popup,width=390,height=844')";
  await call('POST', `${session}/execute/sync`, { script, args: [] });
  const handle = await until('a window without a bar', async () => {
    const all = await call<string[]>('GET', `${session}/window/handles`);
    return all.find((one) => one !== first);
  });
  await call('POST', `${session}/window`, { handle });
}

async function startSession(call: Call, miniBrowser: string): Promise<string> {
  const args = ['--automation', '--javascript-can-open-windows-automatically=true'];
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser, args } } },
  });
  const session = `/session/${sessionId}`;
  const limit = timeLimit(30_000);
  await call('POST', `${session}/timeouts`, { pageLoad: limit, script: limit });
  await toBareWindow(call, session);
  return session;
}

function driverOf(call: Call, session: string): Omit<Driver, 'close'> {
  const read = <T>(expression: string): Promise<T> =>
    call('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] });
  return {
    read,
    open: (url) => call('POST', `${session}/url`, { url }),
    async click(target) {
      const found = await read<Record<string, string>>(foundBy(target));
      await call('POST', `${session}/element/${found[ELEMENT]}/click`);
    },
    async resize(width, height) {
      await call('POST', `${session}/window/rect`, { x: 0, y: 0, width, height });
      await until(`a page ${width} wide`, async () => (await read('innerWidth')) === width);
    },
    screenshot: async () => Buffer.from(await call<string>('GET', `${session}/screenshot`), 'base64'),
    takeProblems: () => [],
  };
}

/** Settings of somebody who asked for calm: what moves is hit by nobody. */
function calmSettings(): string {
  const folder = mkdtempSync(join(tmpdir(), 'zodiary-webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  return folder;
}

/** WebKitGTK's MiniBrowser by WebDriver, on a screen of its own. */
export async function startWebKit(webDriver: string, miniBrowser: string): Promise<Driver> {
  const screen = await startScreen();
  const port = await freePort();
  const settings = calmSettings();
  const env = {
    ...process.env,
    DISPLAY: screen.display,
    GDK_BACKEND: 'x11',
    XDG_CONFIG_HOME: settings,
    XDG_DATA_HOME: settings,
    XDG_CACHE_HOME: settings,
  };
  const child = spawn(webDriver, ['--host=127.0.0.1', `--port=${port}`], { env, stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  await until('WebKitWebDriver to listen', () =>
    fetch(`${origin}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  const call = calling(origin);
  const session = await startSession(call, miniBrowser);
  return {
    ...driverOf(call, session),
    async close() {
      await call('DELETE', session);
      await ended(child);
      await ended(screen.child);
      rmSync(settings, { recursive: true, force: true });
    },
  };
}
