import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What a runner's report says, whichever runner wrote it. */
export interface Counted {
  passed: number;
  failed: number;
  titles: string[];
  /** What failed and why: said again at the end, since a long log is cut to its tail. */
  failures: string[];
}

const LINES_OF_A_REASON = 12;
const LINES_OF_AN_OUTPUT = 20;

function plainLines(text: string): string[] {
  return stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
}

const indented = (what: string, lines: readonly string[]): string =>
  [what, ...lines.map((line) => `    ${line}`)].join('\n');

/** A test that failed, by name, and how its error begins. */
function failure(name: string, reason: string): string {
  return indented(name, plainLines(reason).slice(0, LINES_OF_A_REASON));
}

/** A command that failed and named no test: how what it wrote ends. */
export function failedCommand(name: string, output: string): string {
  return indented(name, plainLines(output).slice(-LINES_OF_AN_OUTPUT));
}

interface VitestFile {
  name: string;
  status: string;
  message: string;
  assertionResults: { title: string; fullName: string; status: string; failureMessages: string[] }[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: VitestFile[];
}

function vitestFailures({ name, status, message, assertionResults }: VitestFile): string[] {
  if (status !== 'failed') return [];
  const file = relative(process.cwd(), name);
  const failed = assertionResults.filter((result) => result.status === 'failed');
  // A file that cannot be loaded, or whose set-up fails, has no test that did.
  if (failed.length === 0) return [failure(file, message)];
  return failed.map(({ fullName, failureMessages }) =>
    failure(`${file}: ${fullName}`, failureMessages.join('\n')),
  );
}

export function readVitest(text: string): Counted {
  const report = JSON.parse(text) as VitestReport;
  const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    titles: results.filter(({ status }) => status === 'passed').map(({ title }) => title),
    failures: report.testResults.flatMap(vitestFailures),
  };
}

interface PlaywrightError {
  message?: string;
  location?: { file: string };
}

interface PlaywrightSpec {
  title: string;
  file: string;
  line: number;
  ok: boolean;
  tests: { results: { errors: PlaywrightError[] }[] }[];
}

interface PlaywrightSuite {
  specs?: PlaywrightSpec[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport extends PlaywrightSuite {
  /** Of no test: a file that cannot be loaded, or the set-up of all. */
  errors: PlaywrightError[];
}

function specsOf({ specs = [], suites = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

const reasonOf = (errors: readonly PlaywrightError[]): string =>
  errors.map(({ message }) => message ?? '').join('\n');

function playwrightFailure({ title, file, line, tests }: PlaywrightSpec): string {
  const errors = tests.flatMap(({ results }) => results).flatMap((result) => result.errors);
  return failure(`${file}:${line}: ${title}`, reasonOf(errors));
}

export function readPlaywright(text: string): Counted {
  const report = JSON.parse(text) as PlaywrightReport;
  const specs = specsOf(report);
  const passed = specs.filter(({ ok }) => ok);
  return {
    passed: passed.length,
    failed: specs.length - passed.length,
    titles: passed.map(({ title }) => title),
    failures: [
      ...report.errors.map((error) => failure(error.location?.file ?? 'no test', reasonOf([error]))),
      ...specs.filter(({ ok }) => !ok).map(playwrightFailure),
    ],
  };
}

/** Of an attack, or of a walk through an engine. */
interface Judged {
  name: string;
  held: boolean;
}

/** What our own runners write. */
export function readJudged(text: string): Counted {
  const judged = JSON.parse(text) as Judged[];
  const held = judged.filter((one) => one.held);
  const failed = judged.filter((one) => !one.held);
  return {
    passed: held.length,
    failed: failed.length,
    titles: held.map(({ name }) => name),
    failures: failed.map(({ name }) => name),
  };
}
