import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_SERVER } from '../test/harness/database.ts';
import ensureDatabaseServer from '../test/harness/database-server.ts';
import { startMachinePostgres } from '../test/harness/machine-postgres.ts';
import { missingAcceptanceTitles } from './acceptance.ts';
import { readAttack, readPlaywright, readVitest, type Counted } from './test-reports.ts';

const ROOT = join(import.meta.dirname, '..');
const RESULTS = join(ROOT, 'test-results');
const full = process.argv.includes('--full');

interface Outcome {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
}

/** What this machine cannot check, each with why. */
const notRun: string[] = [];

const outcomes: Outcome[] = [];
const titles: string[] = [];
const failures: string[] = [];

function bin(name: string, ...args: string[]): string[] {
  return [`node_modules/.bin/${name}`, ...args];
}

function run(args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  const { status } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, FORCE_COLOR: '0', ...env },
  });
  return status === 0;
}

/** A check is one test: it holds or it does not. */
function check(name: string, ...commands: string[][]): void {
  const started = Date.now();
  const ok = commands.every((command) => run(command));
  outcomes.push({ name, passed: ok ? 1 : 0, failed: ok ? 0 : 1, seconds: (Date.now() - started) / 1000 });
}

interface Suite {
  name: string;
  report: string;
  read: (text: string) => Counted;
  command: string[];
  env?: NodeJS.ProcessEnv;
}

function suite({ name, report, read, command, env }: Suite): void {
  const started = Date.now();
  const file = join(RESULTS, report);
  rmSync(file, { force: true });
  const ok = run(command, env);
  const counted = existsSync(file)
    ? read(readFileSync(file, 'utf8'))
    : { passed: 0, failed: 1, titles: [], failures: ['no report was written'] };
  titles.push(...counted.titles);
  failures.push(...counted.failures.map((failure) => `${name}: ${failure}`));
  // A runner that fails without naming a test (a broken import, say) still counts as a failure.
  const failed = ok ? counted.failed : Math.max(1, counted.failed);
  outcomes.push({ name, passed: counted.passed, failed, seconds: (Date.now() - started) / 1000 });
}

function vitest(project: string, where = '', env: NodeJS.ProcessEnv = {}, ...files: string[]): void {
  const report = `${project}${where && '-elsewhere'}.json`;
  suite({
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
function checkHtml(): void {
  const name = 'HTML by the Nu Html Checker';
  if (spawnSync('java', ['-version']).status === 0) check(name, ['test/crawl/html.ts']);
  else notRun.push(`${name}: this machine has no Java`);
}

/** The site promises to run on any PostgreSQL from 15 on: where the machine has one, what writes is tried there too. */
function vitestOnMachinePostgres(): void {
  const machine = startMachinePostgres();
  if (!machine) return;
  const writers = [
    'test/api/preferences.test.ts',
    'test/api/push-schedule.test.ts',
    'test/api/push-trouble.test.ts',
    'test/api/tarot.test.ts',
  ];
  vitest('api', ` on ${machine.version}`, { [DATABASE_SERVER]: machine.url }, ...writers);
  machine.stop();
}

function checkAcceptance(): void {
  const started = Date.now();
  const missing = missingAcceptanceTitles(new Set(titles));
  for (const title of missing)
    console.error(`docs/acceptance.md names a test that did not run or pass: ${title}`);
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
  const total = (key: 'passed' | 'failed'): number =>
    outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  process.exitCode = total('failed') > 0 ? 1 : 0;
}

mkdirSync(RESULTS, { recursive: true });
check('format', bin('prettier', '--check', '--log-level=warn', '.'));
check('lint and walls', bin('oxlint'));
check(
  'types',
  bin('react-router', 'typegen'),
  ...[
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
  ].map((wing) => bin('tsc', '-p', wing)),
);
check('dead code', bin('knip'));
check('content', ['scripts/content-check.ts']);
vitest('unit');
const stopDatabase = await ensureDatabaseServer();
vitest('db');
vitest('api');
vitestOnMachinePostgres();
suite({
  name: 'tests: browser',
  report: 'e2e.json',
  read: readPlaywright,
  // What is heavy and says little new is left to the full check.
  command: bin('playwright', 'test', ...(full ? [] : ['--grep-invert', '@full'])),
});
if (full) {
  check('every link of the site', ['test/crawl/whole.ts']);
  checkHtml();
}
await stopDatabase();
checkAcceptance();
if (full) {
  check('crash rounds', ['test/db/crash.ts', '--rounds', '20']);
  check('crash rounds of the whole site', ['test/db/whole-site.ts', '--rounds', '20']);
  check('daily messages while clocks move', ['test/db/push-weekend.ts', '--subscribers', '2000']);
  suite({ name: 'attacks', report: 'attack.json', read: readAttack, command: ['attack/run.ts'] });
  check('sky against JPL', ['scripts/sky-check.ts']);
}
summarize();
