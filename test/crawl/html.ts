/**
 * Holds some pages of every kind to the Nu Html Checker, which has to be run by Java.
 * node test/crawl/html.ts
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ensureDatabaseServer from '../harness/database-server.ts';
import { startTestSite } from '../harness/site.ts';
import { fewOfEachKind, someOfEachKind } from './kinds.ts';
import { sitemapAddresses, walk } from './walk.ts';

const CHECKER = join(import.meta.dirname, '../../node_modules/vnu-jar/build/dist/vnu.jar');
const PAGES_OF_A_KIND = 2;
/** Pages that no sitemap names and few links lead to. */
const UNLISTED = ['/no-such-page', '/horoscope/ophiuchus', '/search?q=moon', '/offline'];
/** A page that is one long line is no help in a report. */
const EXCERPT = 120;

/** SVG 2 allows it on every shape; the checker knows SVG 1.1. */
const UNKNOWN_TO_THE_CHECKER = /^Attribute “pathLength” not allowed on element “circle”/;

interface Message {
  type: 'error' | 'info' | 'non-document-error';
  url: string;
  message: string;
  extract?: string;
}

async function addressesOf(origin: string): Promise<string[]> {
  const listed = [...(await sitemapAddresses(origin)).values()].flat();
  const isFew = fewOfEachKind(PAGES_OF_A_KIND);
  const walked = await walk({
    origin,
    start: [...new Set(['/', ...someOfEachKind(listed, PAGES_OF_A_KIND), ...UNLISTED])],
    chosen: (links) => links.filter(isFew),
  });
  return [...walked].filter(([, { page }]) => page !== null).map(([address]) => address);
}

/** The checker reads files: each page in one, named by its place in the list. */
async function writePages(origin: string, addresses: readonly string[], folder: string): Promise<void> {
  for (const [index, address] of addresses.entries())
    writeFileSync(join(folder, `${index}.html`), await (await fetch(origin + address)).text());
}

function messagesOn(folder: string): Message[] {
  const { stdout, stderr } = spawnSync(
    'java',
    ['-jar', CHECKER, '--skip-non-html', '--format', 'json', '--stdout', '--exit-zero-always', folder],
    { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  );
  if (!stdout.startsWith('{')) throw new Error(`The Nu Html Checker gave no report: ${stderr}`);
  return (JSON.parse(stdout) as { messages: Message[] }).messages;
}

function tellFaults(messages: readonly Message[], addresses: readonly string[]): void {
  const faults = messages.filter(
    ({ type, message }) => type !== 'info' && !UNKNOWN_TO_THE_CHECKER.test(message),
  );
  for (const { url, message, extract = '' } of faults) {
    const address = addresses[Number(/(\d+)\.html$/.exec(url)?.[1])] ?? url;
    console.error(`  ${address}: ${message} ${extract.slice(0, EXCERPT)}`);
  }
  console.log(`${addresses.length} pages, ${faults.length} faults of their HTML`);
  if (faults.length > 0) process.exitCode = 1;
}

const stopDatabase = await ensureDatabaseServer();
const site = await startTestSite();
const folder = mkdtempSync(join(tmpdir(), 'zodiary-html-'));
try {
  const addresses = await addressesOf(site.url);
  await writePages(site.url, addresses, folder);
  tellFaults(messagesOn(folder), addresses);
} finally {
  rmSync(folder, { recursive: true });
  await site.stop();
  await stopDatabase();
}
