/**
 * The main ways through the site in one engine: `node test/engines/run.ts Firefox`.
 * `--flow tarot` walks those with the word, `--screenshots folder` keeps how each ends, on a phone and on a desk.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import ensureDatabaseServer from '../harness/database-server.ts';
import { OWNER } from '../harness/owner.ts';
import { startTestSite } from '../harness/site.ts';
import { until } from '../harness/until.ts';
import type { Driver } from './driver.ts';
import { ENGINE_NAMES, ENGINES, type EngineName } from './engines.ts';
import { FLOWS } from './flows.ts';
import { walkerWith } from './walker.ts';

const RESULTS = join(import.meta.dirname, '../../test-results');
const PHONE = { width: 390, height: 844 };
const SHOTS = [PHONE, { width: 1280, height: 900 }];

interface Outcome {
  name: string;
  held: boolean;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { flow: { type: 'string', default: '' }, screenshots: { type: 'string' } },
});

async function keepScreenshots(driver: Driver, engine: EngineName, flow: string): Promise<void> {
  if (!values.screenshots) return;
  mkdirSync(values.screenshots, { recursive: true });
  for (const { width } of SHOTS) {
    const name = `${flow.replaceAll(/\W+/g, '-')}-${width}-${engine}.png`;
    await driver.resize(width, engine === 'WebKit' ? 4000 : 900);
    writeFileSync(join(values.screenshots, name), await driver.screenshot());
  }
}

async function walkOne(driver: Driver, siteUrl: string, engine: EngineName, flow: string): Promise<Outcome> {
  const name = `${engine}: ${flow}`;
  driver.takeProblems();
  try {
    await driver.resize(PHONE.width, PHONE.height);
    await FLOWS[flow]!(walkerWith(driver, siteUrl));
    const problems = driver.takeProblems();
    if (problems.length > 0) throw new Error(`the page logged ${problems.join('; ')}`);
    console.log(`held    ${name}`);
    return { name, held: true };
  } catch (error) {
    console.log(`failed  ${name}: ${error instanceof Error ? error.message : String(error)}`);
    return { name, held: false };
  } finally {
    await keepScreenshots(driver, engine, flow);
  }
}

async function walkAll(siteUrl: string, engine: EngineName): Promise<Outcome[]> {
  const start = ENGINES[engine].find();
  if (!start) throw new Error(`This machine has no ${engine}: install ${ENGINES[engine].packages}.`);
  const driver = await start();
  const outcomes: Outcome[] = [];
  for (const flow of Object.keys(FLOWS))
    if (flow.includes(values.flow)) outcomes.push(await walkOne(driver, siteUrl, engine, flow));
  await driver.close();
  return outcomes;
}

const engine = ENGINE_NAMES.find((name) => name === positionals[0]);
if (!engine) throw new Error(`Name an engine: ${ENGINE_NAMES.join(', ')}.`);
const stopDatabase = await ensureDatabaseServer();
/** Now and here, as for a visitor: no engine lets its clock be set. */
const site = await startTestSite({
  clock: new Date().toISOString(),
  env: { ...OWNER, SITE_TIME_ZONE: Intl.DateTimeFormat().resolvedOptions().timeZone },
});
await until('the search to answer', async () => (await fetch(`${site.url}/api/search?q=leo`)).ok, 60_000);
const outcomes = await walkAll(site.url, engine);
await site.stop();
await stopDatabase();
mkdirSync(RESULTS, { recursive: true });
writeFileSync(join(RESULTS, `engines-${engine}.json`), JSON.stringify(outcomes));
process.exitCode = outcomes.length > 0 && outcomes.every(({ held }) => held) ? 0 : 1;
