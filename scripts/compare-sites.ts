/**
 * Whether two running sites say the same, before and after a change that is to change nothing:
 * node scripts/compare-sites.ts http://localhost:4101 http://localhost:4102 [--screenshots] [--renamed-class old=new …]
 */
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { filesNamedIn, firstAddresses, kindOf } from './compared-addresses.ts';
import { compareAnswers, comparedSite, type ComparedSite } from './compared-answers.ts';

/** Each is asked of both sites at once. */
const ADDRESSES_AT_ONCE = 2;
const LOOK_AGAIN_MS = 5_000;
const LONGEST_FILLING_MS = 15 * 60_000;

interface Compared {
  kind: string;
  address: string;
  /** Of the first site; a screenshot has none. */
  status?: number;
  difference: string | null;
}

type Sites = readonly [ComparedSite, ComparedSite];

/** A word of many readings: search finds only those in the archive. */
async function archivedReadings({ origin }: ComparedSite): Promise<number> {
  const answer = await fetch(`${origin}/api/search?q=saturn&kind=horoscopes`);
  return answer.ok ? ((await answer.json()) as { total: number }).total : 0;
}

/** A new site fills its archive for some minutes; until then its search finds more and more. */
async function whenFilled(site: ComparedSite): Promise<void> {
  const untilMs = Date.now() + LONGEST_FILLING_MS;
  let before = -1;
  for (
    let now = await archivedReadings(site);
    now !== before || now === 0;
    now = await archivedReadings(site)
  ) {
    if (Date.now() > untilMs) throw new Error(`${site.origin} is still filling its archive.`);
    before = now;
    await delay(LOOK_AGAIN_MS);
  }
}

async function compareAll(sites: Sites, addresses: readonly string[], texts: string[]): Promise<Compared[]> {
  const compared: Compared[] = [];
  const waiting = addresses.values();
  async function work(): Promise<void> {
    for (const address of waiting) {
      const { text, ...answers } = await compareAnswers(sites, address);
      if (text !== null) texts.push(text);
      compared.push({ kind: kindOf(address), address, ...answers });
    }
  }
  await Promise.all(Array.from({ length: ADDRESSES_AT_ONCE }, work));
  return compared;
}

/** First what has an address of its own, then the files that it names. */
async function compareEverything(sites: Sites): Promise<Compared[]> {
  const texts: string[] = [];
  const first = await firstAddresses(sites[0].origin);
  const compared = await compareAll(sites, first, texts);
  const files = filesNamedIn(texts).filter((file) => !first.includes(file));
  return [...compared, ...(await compareAll(sites, files, []))];
}

async function compareLooks(sites: Sites): Promise<Compared[]> {
  // Only who asks for them needs a browser.
  const { compareScreenshots } = await import('./compared-screenshots.ts');
  const shots = await compareScreenshots(sites);
  return shots.map(({ name, difference }) => ({ kind: 'screenshot', address: name, difference }));
}

function printRow(kind: string, compared: readonly Compared[]): void {
  const differing = compared.filter(({ difference }) => difference !== null).length;
  // Two sites without anything are equal as well: show what was compared.
  const statuses = [...new Set(compared.map(({ status }) => status))].filter(Boolean).sort();
  const figures = [String(compared.length).padStart(9), String(differing).padStart(9), statuses.join(' ')];
  console.log(`${kind.padEnd(26)}${figures.join('  ')}`);
}

function report(compared: readonly Compared[], seconds: number): void {
  const kinds = Object.entries(Object.groupBy(compared, ({ kind }) => kind));
  console.log(`${'kind'.padEnd(26)}addresses  differing  statuses`);
  for (const [kind, alike] of kinds.sort(([one], [other]) => (one < other ? -1 : 1))) printRow(kind, alike!);
  printRow('all', compared);
  for (const { address, difference } of compared) {
    if (difference !== null) console.log(`\n${address}\n  ${difference}`);
  }
  console.log(`\n${seconds.toFixed(0)} seconds`);
  if (compared.some(({ difference }) => difference !== null)) process.exitCode = 1;
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    screenshots: { type: 'boolean', default: false },
    'renamed-class': { type: 'string', multiple: true, default: [] },
  },
});
const [before, after] = positionals.map((url) => new URL(url).origin);
if (!before || !after) throw new Error('Name two sites: http://localhost:4101 http://localhost:4102');
const renamed = new Map(
  values['renamed-class'].map((pair) => pair.split('=', 2) as [was: string, is: string]),
);
const sites: Sites = [await comparedSite(before, renamed), await comparedSite(after, renamed)];
await Promise.all(sites.map(whenFilled));
const startedMs = Date.now();
const answers = await compareEverything(sites);
const looks = values.screenshots ? await compareLooks(sites) : [];
report([...answers, ...looks], (Date.now() - startedMs) / 1000);
