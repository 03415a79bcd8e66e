/** What a runner's report says, whichever runner wrote it. */
export interface Counted {
  passed: number;
  failed: number;
  titles: string[];
  /** What failed, each with the first line of why: named again at the end, where a long log is cut. */
  failures: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { assertionResults: { title: string; status: string; failureMessages?: string[] }[] }[];
}

function firstLine(text = ''): string {
  return text.split('\n')[0] ?? '';
}

export function readVitest(text: string): Counted {
  const report = JSON.parse(text) as VitestReport;
  const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    titles: results.filter(({ status }) => status === 'passed').map(({ title }) => title),
    failures: results
      .filter(({ status }) => status === 'failed')
      .map(({ title, failureMessages }) => `${title}: ${firstLine(failureMessages?.[0])}`),
  };
}

interface PlaywrightSpec {
  title: string;
  ok: boolean;
}

interface PlaywrightSuite {
  specs?: PlaywrightSpec[];
  suites?: PlaywrightSuite[];
}

function specsOf({ specs = [], suites = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

export function readPlaywright(text: string): Counted {
  const specs = specsOf(JSON.parse(text) as PlaywrightSuite);
  const passed = specs.filter(({ ok }) => ok);
  return {
    passed: passed.length,
    failed: specs.length - passed.length,
    titles: passed.map(({ title }) => title),
    failures: specs.filter(({ ok }) => !ok).map(({ title }) => title),
  };
}

interface AttackedFigure {
  name: string;
  held: boolean;
}

export function readAttack(text: string): Counted {
  const figures = JSON.parse(text) as AttackedFigure[];
  const held = figures.filter((figure) => figure.held);
  return {
    passed: held.length,
    failed: figures.length - held.length,
    titles: held.map(({ name }) => name),
    failures: figures.filter((figure) => !figure.held).map(({ name }) => name),
  };
}
