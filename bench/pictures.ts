import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuthorFile } from '../src/content/quotes.ts';
import { CARD_FORMATS, CARD_STYLES, cardPicture } from '../src/domain/quotes/card-kinds.ts';
import { benchPictureCpu } from './picture-cpu.ts';
import { startSiteProcess, type RunningSite } from './server-process.ts';
import { printTable } from './table.ts';

const PAGE = '/horoscope/leo';
const QUOTES = join(import.meta.dirname, '../build/content/quotes.json');
const PICTURES = 32;
const ROUNDS = 3;
const SECONDS = 3;

/** The nth picture of all there are, no two alike, every style and format by turns. */
function pictures(kind: 'svg' | 'png'): (at: number) => string {
  const files = JSON.parse(readFileSync(QUOTES, 'utf8')) as Record<string, AuthorFile>;
  const slugs = Object.values(files).flatMap(({ quotes }) => quotes.map(({ slug }) => slug));
  return (at) => {
    const style = CARD_STYLES[at % 4]!.number;
    const format = CARD_FORMATS[Math.floor(at / 4) % 4]!.key;
    return cardPicture(slugs[at % slugs.length]!, style, format, kind);
  };
}

const share = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))]!;

async function timed(url: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  await response.arrayBuffer();
  return performance.now() - started;
}

async function inTurn(site: RunningSite, path: (at: number) => string): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < PICTURES; at++) times.push(await timed(site.url + path(at)));
  return times;
}

/** One page after another for a while. */
async function pageTimes(site: RunningSite): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + SECONDS * 1000;
  while (performance.now() < until) times.push(await timed(site.url + PAGE));
  return times;
}

/** By turns with nothing else to do and with two pictures always in work or waiting. */
async function besidePictures(site: RunningSite): Promise<{ quiet: number[]; busy: number[] }> {
  const png = pictures('png');
  const quiet: number[] = [];
  const busy: number[] = [];
  let next = PICTURES;
  for (let round = 0; round < ROUNDS; round++) {
    quiet.push(...(await pageTimes(site)));
    const drawing = { on: true };
    const crowd = [0, 1].map(async () => {
      while (drawing.on) await timed(site.url + png(next++));
    });
    busy.push(...(await pageTimes(site)));
    drawing.on = false;
    await Promise.all(crowd);
  }
  return { quiet, busy };
}

const ms = (value: number): string => value.toFixed(value < 10 ? 2 : 0);

function row(label: string, times: readonly number[]): string[] {
  return [label, ms(share(times, 0.5)), ms(share(times, 0.99))];
}

/** How long a picture card takes, and what a visitor of another page feels of it. */
export async function benchPictures(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'zodiary-bench-'));
  const site = await startSiteProcess(dataDir, 3390, { ROLE: 'web', PAGE_REQUESTS_PER_MINUTE: '1000000' });
  await timed(site.url + PAGE);
  const cold = await inTurn(site, pictures('png'));
  const warm = await inTurn(site, pictures('png'));
  const coldSvg = await inTurn(site, pictures('svg'));
  const warmSvg = await inTurn(site, pictures('svg'));
  const { quiet, busy } = await besidePictures(site);
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
  const ratio = (part: number): string => (share(busy, part) / share(quiet, part)).toFixed(2);
  printTable(`Picture cards (ms), ${PICTURES} of every style and format`, [
    ['', 'median', '99 %'],
    row('PNG, first time', cold),
    row('PNG, from disk', warm),
    row('SVG, first time', coldSvg),
    row('SVG, again', warmSvg),
    row('cached page, no picture in work', quiet),
    row('cached page, while pictures are drawn', busy),
    ['ratio', ratio(0.5), ratio(0.99)],
  ]);
  await benchPictureCpu();
}
