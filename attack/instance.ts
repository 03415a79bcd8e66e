import { readdirSync, rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../test/harness/free-port.ts';
import { cpuSeconds, startSiteProcess, type RunningSite } from '../bench/server-process.ts';
import { killHard, removeTemporaryFolders, serverPid, temporaryFolder } from '../test/db/folders.ts';
import { metric } from '../test/harness/wire.ts';

export interface Instance extends RunningSite {
  dataDir: string;
  metricsUrl: string;
  /** What it has logged so far. */
  log: () => string;
  /** One number of its /metrics. */
  metric: (name: string) => Promise<number>;
  descriptors: () => number;
}

const running = new Set<{ pid: number; dataDir: string }>();

/** Nothing that an attack started may outlive it, however it ends. */
process.on('exit', () => {
  for (const { pid, dataDir } of running) {
    killHard(pid);
    killHard(serverPid(dataDir));
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
});

/** Settings that whoever runs the attack may have made for a site of their own: here the defaults count. */
function defaults(): NodeJS.ProcessEnv {
  const named = Object.keys(process.env).filter((name) =>
    /_PER_MINUTE$|_MEGABYTES$|^MAX_|^TRUSTED_PROXIES$|^DATABASE_URL$|^ROLE$|^SITE_/.test(name),
  );
  return Object.fromEntries(named.map((name) => [name, '']));
}

interface InstanceOptions {
  settings?: Record<string, string>;
  dataDir?: string;
  /** A module that is loaded into the process before the site and can be sent messages. */
  preloaded?: string;
}

/** A site as `npm start` gives it to a newcomer: a database of its own, default limits, this machine alone. */
export async function startInstance({
  settings = {},
  dataDir,
  preloaded,
}: InstanceOptions = {}): Promise<Instance> {
  const folder = dataDir ?? temporaryFolder('zodiary-attack-');
  const metricsPort = await freePort();
  const heard: string[] = [];
  const site = await startSiteProcess(
    folder,
    0,
    { ...defaults(), LOG_LEVEL: 'warn', METRICS_PORT: String(metricsPort), ...settings },
    { onLog: (text) => void heard.push(text), preloaded },
  );
  const entry = { pid: site.pid, dataDir: folder };
  running.add(entry);
  site.child.once('exit', () => running.delete(entry));
  const metricsUrl = `http://127.0.0.1:${metricsPort}`;
  return {
    ...site,
    dataDir: folder,
    metricsUrl,
    log: () => heard.join(''),
    metric: (name) => metric({ metricsUrl }, name),
    descriptors: () => readdirSync(`/proc/${site.pid}/fd`).length,
  };
}

const LONGEST_WAIT_MS = 150_000;
const LOOK_EVERY_MS = 2000;

/** Waits until the site takes less than this share of a core for itself. */
async function restsBelow({ pid }: Instance, share: number): Promise<void> {
  const deadline = Date.now() + LONGEST_WAIT_MS;
  let before = cpuSeconds(pid);
  while (Date.now() < deadline) {
    await delay(LOOK_EVERY_MS);
    const now = cpuSeconds(pid);
    if (now - before < (share * LOOK_EVERY_MS) / 1000) return;
    before = now;
  }
}

/** The first seconds of a process are for its start: one that has run for a while is attacked. */
export const started = (instance: Instance): Promise<void> => restsBelow(instance, 0.2);

/** In its first minute a new site writes the readings of the year so far. */
export const archiveFilled = (instance: Instance): Promise<void> => restsBelow(instance, 0.03);

/** Runs against a fresh instance and leaves nothing behind. */
export async function againstInstance<T>(
  options: InstanceOptions,
  work: (instance: Instance) => Promise<T>,
  /** Between the end of the site and that of its folders. */
  afterwards: () => void = () => {},
): Promise<T> {
  const instance = await startInstance(options);
  try {
    return await work(instance);
  } finally {
    if (instance.child.exitCode === null && instance.child.signalCode === null) await instance.stop();
    afterwards();
    await removeTemporaryFolders();
  }
}
