import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findLightBrowser } from '../test/harness/browser.ts';

/** Fetched when it is asked for: a tool of whoever measures, no part of the site. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CHROME_FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage';
const REPORT_BYTES = 64 * 1024 * 1024;

const run = promisify(execFile);

export interface Audit {
  /** Of a hundred. */
  scores: { performance: number; accessibility: number; bestPractices: number; seo: number };
  blockingMs: number;
  /** When the largest thing in view was painted. */
  paintedSeconds: number;
  kilobytes: number;
  requests: number;
  /** What else than performance is not perfect, by the names of Lighthouse's audits. */
  faults: string[];
}

interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number; details?: { items?: unknown[] } }>;
}

const OTHERS = ['accessibility', 'best-practices', 'seo'];

function faultsOf({ categories, audits }: Report): string[] {
  const counted = OTHERS.flatMap((name) => categories[name]!.auditRefs).filter(({ weight }) => weight > 0);
  return counted.map(({ id }) => id).filter((id) => audits[id]!.score !== null && audits[id]!.score! < 1);
}

function auditOf(report: Report): Audit {
  const score = (name: string): number => Math.round((report.categories[name]!.score ?? 0) * 100);
  const figure = (name: string): number => report.audits[name]!.numericValue ?? Number.NaN;
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
    },
    blockingMs: figure('total-blocking-time'),
    paintedSeconds: figure('largest-contentful-paint') / 1000,
    kilobytes: figure('total-byte-weight') / 1000,
    requests: report.audits['network-requests']!.details!.items!.length,
    faults: faultsOf(report),
  };
}

/** A phone as Lighthouse imagines one by default, at a page that was never opened before. */
export async function audit(url: string): Promise<Audit> {
  const options = ['--output=json', '--quiet', `--chrome-flags=${CHROME_FLAGS}`];
  // A page that is not there is looked at as well.
  const asked = ['--yes', LIGHTHOUSE, url, ...options, '--ignore-status-code'];
  const env = { ...process.env, CHROME_PATH: findLightBrowser() };
  const { stdout } = await run('npx', asked, { env, maxBuffer: REPORT_BYTES });
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return auditOf(report);
}
