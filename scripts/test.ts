import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_SERVER } from '../test/harness/database.ts';
import ensureDatabaseServer from '../test/harness/database-server.ts';
import { watchMachine } from '../test/harness/machine-load.ts';
import { startMachinePostgres } from '../test/harness/machine-postgres.ts';
import { findProgram } from '../test/harness/machine-program.ts';
import { findNginx } from '../test/harness/nginx.ts';
import { FULL_CHECK } from '../test/harness/full-check.ts';
import { ENGINE_NAMES, ENGINES } from '../test/engines/engines.ts';
import { missingAcceptanceTitles } from './acceptance.ts';
import { runCommand } from './run-command.ts';
import { failedCommand, readJudged, readPlaywright, readVitest, type Counted } from './test-reports.ts';

const ROOT = join(import.meta.dirname, '..');
const RESULTS = join(ROOT, 'test-results');
const full = process.argv.includes('--full');
if (full) process.env[FULL_CHECK] = 'yes';

interface Outcome {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
}

/** What this machine cannot check, each with why. */
const notRun: string[] = [];

const tellMachine = watchMachine();
const outcomes: Outcome[] = [];
const titles: string[] = [];
const failures: string[] = [];

function bin(name: string, ...args: string[]): string[] {
  return [`node_modules/.bin/${name}`, ...args];
}

/** A check is one test: it holds or it does not. */
async function check(name: string, ...commands: string[][]): Promise<void> {
  const started = Date.now();
  let failed = 0;
  for (const command of commands) {
    const { ok, output } = await runCommand(command);
    if (ok) continue;
    failed = 1;
    failures.push(failedCommand(name, output));
    break;
  }
  outcomes.push({ name, passed: 1 - failed, failed, seconds: (Date.now() - started) / 1000 });
}

interface Suite {
  name: string;
  report: string;
  read: (text: string) => Counted;
  command: string[];
  env?: NodeJS.ProcessEnv;
}

async function suite({ name, report, read, command, env }: Suite): Promise<void> {
  const started = Date.now();
  const file = join(RESULTS, report);
  rmSync(file, { force: true });
  const { ok, output } = await runCommand(command, env);
  const counted = existsSync(file)
    ? read(readFileSync(file, 'utf8'))
    : { passed: 0, failed: 1, titles: [], failures: [] };
  titles.push(...counted.titles);
  failures.push(...counted.failures.map((failure) => `${name}: ${failure}`));
  if (!ok && counted.failures.length === 0) failures.push(failedCommand(name, output));
  // A runner that fails without naming a test (an error after the last one, say) still counts as a failure.
  const failed = ok ? counted.failed : Math.max(1, counted.failed);
  outcomes.push({ name, passed: counted.passed, failed, seconds: (Date.now() - started) / 1000 });
}

async function vitest(
  project: string,
  where = '',
  env: NodeJS.ProcessEnv = {},
  ...files: string[]
): Promise<void> {
  const report = `${project}${where && '-elsewhere'}.json`;
  await suite({
    name: `tests: ${project}${where}`,
    report,
    read: readVitest,
    env,
    command: [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...files,
      '--project',
      project,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile=test-results/${report}`,
    ],
  });
}

/** The Nu Html Checker is a program in Java, which nothing else here needs. */
async function checkHtml(): Promise<void> {
  const name = 'HTML by the Nu Html Checker';
  if (spawnSync('java', ['-version']).status === 0) await check(name, ['test/crawl/html.ts']);
  else notRun.push(`${name}: this machine has no Java`);
}

/** What stands in front of the site, where this machine has it or may install it. */
async function vitestBehindNginx(): Promise<void> {
  if (findNginx()) await vitest('nginx');
  else notRun.push('tests: nginx: this machine has no nginx');
}

/** Files for other programs, each tried by its own. */
async function checkDeployFiles(): Promise<void> {
  const name = 'files for systemd';
  if (findProgram('systemd-analyze', 'systemd')) await check(name, ['scripts/deploy-check.ts', 'systemd']);
  else notRun.push(`${name}: this machine has no systemd-analyze`);
  if (findProgram('caddy')) await check('file for Caddy', ['scripts/deploy-check.ts', 'caddy']);
  else notRun.push('file for Caddy: this machine has no Caddy');
  await check('file for PostgreSQL', ['scripts/deploy-check.ts', 'postgresql']);
}

/** Other browsers are installed by whoever wants them; Chromium is there anyway. */
async function walkEngines(): Promise<void> {
  for (const engine of ENGINE_NAMES) {
    const name = `main ways in ${engine}`;
    const report = `engines-${engine}.json`;
    if (ENGINES[engine].find() === null)
      notRun.push(`${name}: this machine has no ${ENGINES[engine].packages}`);
    else await suite({ name, report, read: readJudged, command: ['test/engines/run.ts', engine] });
  }
}

/** The site promises to run on any PostgreSQL from 15 on: where the machine has one, what writes is tried there too. */
async function vitestOnMachinePostgres(): Promise<void> {
  const machine = startMachinePostgres();
  if (!machine) return;
  const writers = [
    'test/api/preferences.test.ts',
    'test/api/push-schedule.test.ts',
    'test/api/push-trouble.test.ts',
    'test/api/tarot.test.ts',
  ];
  await vitest('api', ` on ${machine.version}`, { [DATABASE_SERVER]: machine.url }, ...writers);
  machine.stop();
}

function checkAcceptance(): void {
  const started = Date.now();
  const missing = missingAcceptanceTitles(new Set(titles));
  if (missing.length > 0) {
    console.error(`docs/acceptance.md names tests that did not run or pass:\n${missing.join('\n')}`);
    failures.push(failedCommand('acceptance: titles that did not run or pass', missing.join('\n')));
  }
  const failed = missing.length > 0 ? 1 : 0;
  outcomes.push({ name: 'acceptance', passed: 1 - failed, failed, seconds: (Date.now() - started) / 1000 });
}

function summarize(): void {
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `- ${failure}`).join('\n')}`);
  console.log('\nminutes  passed  failed  suite');
  for (const { name, passed, failed, seconds } of outcomes) {
    const cells = [
      (seconds / 60).toFixed(1).padStart(7),
      String(passed).padStart(7),
      String(failed).padStart(7),
    ];
    console.log(`${cells.join(' ')}  ${name}`);
  }
  for (const what of notRun) console.log(`not run  ${what}`);
  console.log(`\nThe machine: ${tellMachine()}`);
  const total = (key: 'passed' | 'failed'): number =>
    outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  process.exitCode = total('failed') > 0 ? 1 : 0;
}

const WINGS = [
  'src/domain',
  'src/art',
  'src/content',
  'src/contract',
  'src/server',
  'src/web',
  'src/web/worker',
  'scripts',
  'test',
  'bench',
  'attack',
];

async function checkSources(): Promise<void> {
  await check('format', bin('oxfmt', '--check'));
  await check('lint and walls', bin('oxlint'), ['scripts/lint/scale-steps.ts']);
  await check('types', bin('react-router', 'typegen'), bin('tsc', '-b', ...WINGS));
  await check('dead code', bin('knip'));
  await check('content', ['scripts/content-check.ts']);
}

type Step = [name: string, ...command: string[]];

/** Rounds of kills wait most of the time, for a start, a clock or the disk: each of these rows goes on beside the others. */
const ROWS_OF_KILLS: Step[][] = [
  [
    ['crash rounds of purchases', 'test/db/order-crash.ts', '--rounds', '40'],
    ['crash rounds', 'test/db/crash.ts', '--rounds', '20'],
    ['crash rounds of the whole site', 'test/db/whole-site.ts', '--rounds', '20'],
  ],
  [
    ['posts while networks fail', 'test/db/channel-storm.ts', '--posts', '500'],
    ['crash rounds of words', 'test/db/words-crash.ts', '--rounds', '20'],
  ],
  [
    ['crash rounds of backups', 'test/db/backup-crash.ts', '--rounds', '20'],
    ['webhooks at two instances', 'test/db/order-events.ts', '--orders', '50', '--events', '300'],
    ['daily messages while clocks move', 'test/db/push-weekend.ts', '--subscribers', '2000'],
    ['sky against JPL', 'scripts/sky-check.ts'],
  ],
];

async function inTurn(steps: readonly Step[]): Promise<void> {
  for (const [name, ...command] of steps) await check(name, command);
}

mkdirSync(RESULTS, { recursive: true });
await checkSources();
const stopDatabase = await ensureDatabaseServer();
await vitest('unit');
await vitest('db');
if (full) await vitest('long');
await vitest('api');
await vitestOnMachinePostgres();
await vitestBehindNginx();
await suite({
  name: 'tests: browser',
  report: 'e2e.json',
  read: readPlaywright,
  // What is heavy and says little new is left to the full check.
  command: bin('playwright', 'test', ...(full ? [] : ['--grep-invert', '@full'])),
});
if (full) {
  await check('every link of the site', ['test/crawl/whole.ts']);
  await checkHtml();
  await checkDeployFiles();
  await walkEngines();
}
await stopDatabase();
checkAcceptance();
if (full) {
  await Promise.all(ROWS_OF_KILLS.map(inTurn));
  // These measure: nothing may go on beside them.
  if (findNginx()) await check('three instances behind nginx', ['bench/three-instances.ts']);
  else notRun.push('three instances behind nginx: this machine has no nginx');
  await suite({ name: 'attacks', report: 'attack.json', read: readJudged, command: ['attack/run.ts'] });
}
summarize();
