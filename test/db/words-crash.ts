/**
 * Kills the site or its database while the owner saves and publishes in a loop: what was acknowledged must be there
 * afterwards, and no half of a post may be public.
 * node test/db/words-crash.ts --rounds 20 [--seed 1]
 */
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { DeskUnit, DraftSaved } from '../../src/contract/desk-content.ts';
import { holderOf, OWNER, ownerOf, type Owner } from '../harness/owner.ts';
import { TEST_NOON, type TestSite } from '../harness/site.ts';
import { until } from '../harness/until.ts';
import { chanceOf } from './crash.ts';
import { killHard, removeTemporaryFolders, serverPid, temporaryFolder } from './folders.ts';
import { startOrderSite, withDatabase } from './order-site.ts';

const UNIT = '/api/admin/content/post/planetary-hours';
const PAGE = '/blog/planetary-hours';
const VICTIMS = ['site', 'database', 'site and database'] as const;

/** The same number stands in two fields of the post: a half of it would have two. */
const wordsOf = (number: number) => ({
  title: `Planetary hours, number ${number} here`,
  excerpt: `The hours of the planets, told for the time that has the number ${number} here.`,
});

interface Heard {
  saved: number;
  published: number;
}

interface Running {
  dataDir: string;
  site: TestSite;
  cookie: string;
  /** The highest number that was sent. */
  sent: number;
}

async function answered<T>(asking: Promise<Response>): Promise<T | null> {
  const answer = await asking.catch(() => null);
  if (answer?.status !== 200) return null;
  return (await answer.json().catch(() => null)) as T | null;
}

const unitOf = (owner: Owner): Promise<DeskUnit> =>
  until('the unit', () => answered<DeskUnit>(owner.get(UNIT)), 60_000);

/** Saves and publishes one number after the other until nothing is answered; each counts when its answer has come. */
async function keepWriting(running: Running, heard: Heard, isOver: () => boolean): Promise<void> {
  const owner = holderOf(running.site, running.cookie);
  while (!isOver()) {
    const unit = await answered<DeskUnit>(owner.get(UNIT));
    if (!unit) return;
    const { draft, shown } = unit;
    const number = ++running.sent;
    const fields = { ...(draft?.fields ?? shown), ...wordsOf(number) };
    const saving = owner.send('PUT', `${UNIT}/draft`, { revision: draft?.revision ?? null, fields });
    const saved = await answered<DraftSaved>(saving);
    if (!saved) return;
    heard.saved = number;
    // Every third is only saved, so that drafts are lost or kept, too.
    if (number % 3 === 0) continue;
    if (!(await answered(owner.send('POST', `${UNIT}/publish`, { revision: saved.revision })))) return;
    heard.published = number;
  }
}

function numberIn(fields: DeskUnit['shown'], name: string): number {
  return Number(/number (\d+) here/.exec(String(fields?.[name]))?.[1] ?? 0);
}

/** What is not as it must be after a crash. */
async function wrongAfter({ site, cookie, dataDir }: Running, heard: Heard): Promise<string[]> {
  const { draft, shown, history } = await unitOf(holderOf(site, cookie));
  const [title, excerpt] = ['title', 'excerpt'].map((name) => numberIn(shown, name)) as [number, number];
  const kept = Math.max(title, numberIn(draft?.fields ?? null, 'title'));
  const page = await (await fetch(site.url + PAGE)).text();
  const noted = history.find(({ what }) => what === 'Published')?.fields ?? null;
  const { rows } = await withDatabase(dataDir, (client) =>
    client.query<{ audits: number; revisions: number }>(
      `select (select count(*) from audit_log where action = 'post published')::int as audits,
        (select count(*) from content_revisions where what = 'Published')::int as revisions`,
    ),
  );
  const { audits, revisions } = rows[0]!;
  return [
    ...(kept < heard.saved ? [`saved ${heard.saved}, but ${kept} is kept`] : []),
    ...(title < heard.published ? [`published ${heard.published}, but ${title} is public`] : []),
    ...(title === excerpt ? [] : [`half of ${title} and half of ${excerpt} is public`]),
    ...(title === 0 || page.includes(wordsOf(title).title) ? [] : [`the page does not say ${title}`]),
    ...(numberIn(noted, 'title') === title ? [] : [`history has another one than ${title}`]),
    ...(audits === revisions ? [] : [`${revisions} in history, ${audits} in the log of changes`]),
  ];
}

async function kill(victim: string, { site, dataDir }: Running): Promise<void> {
  if (victim.includes('database')) killHard(serverPid(dataDir));
  if (victim.includes('site')) await site.kill();
}

async function runRound(running: Running, heard: Heard, victim: string, momentMs: number): Promise<string[]> {
  const before = heard.saved;
  let isOver = false;
  const writing = keepWriting(running, heard, () => isOver);
  await until('a few acknowledged saves', () => heard.saved >= before + 3, 60_000);
  await delay(momentMs);
  await kill(victim, running);
  isOver = true;
  await writing.catch(() => {});
  if (victim.includes('site')) running.site = await startWordsSite(running.dataDir);
  return wrongAfter(running, heard);
}

const startWordsSite = (dataDir: string): Promise<TestSite> =>
  startOrderSite(dataDir, Date.parse(TEST_NOON), OWNER);

export async function killWords(
  rounds: number,
  seed: number,
  tell: (line: string) => void,
): Promise<string[]> {
  const chance = chanceOf(seed);
  const dataDir = temporaryFolder();
  const site = await startWordsSite(dataDir);
  const running: Running = { dataDir, site, cookie: (await ownerOf(site)).cookie, sent: 0 };
  const heard = { saved: 0, published: 0 };
  const wrong: string[] = [];
  tell(`seed ${seed}`);
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const victim = VICTIMS[Math.floor(chance() * VICTIMS.length)]!;
      const momentMs = Math.round(chance() * 60);
      const found = await runRound(running, heard, victim, momentMs);
      wrong.push(...found.map((line) => `round ${round}: ${line}`));
      tell(`round ${round}: ${victim} killed; saved ${heard.saved}, published ${heard.published}`);
    }
    return wrong;
  } finally {
    await running.site.stop();
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { rounds: { type: 'string' }, seed: { type: 'string' } } });
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  try {
    const wrong = await killWords(Number(values.rounds ?? 20), seed, console.log);
    for (const line of wrong) console.log(line);
    console.log(`${wrong.length} wrong`);
    process.exitCode = wrong.length > 0 ? 1 : 0;
  } finally {
    await removeTemporaryFolders();
  }
}
