import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { failedCommand, readPlaywright, readVitest } from '../../../scripts/test-reports.ts';

const RED = '\u001B[31m';
const PLAIN = '\u001B[39m';
const lines = (count: number): string[] => Array.from({ length: count }, (_, index) => `line ${index + 1}`);

function vitestReport(file: object): string {
  return JSON.stringify({
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [{ name: join(process.cwd(), 'test/unit/sky/moon.test.ts'), message: '', ...file }],
  });
}

describe('what failed, at the end of the log', () => {
  it('is of Vitest the file, the whole title and how the error begins, without colors', () => {
    const reason = [`${RED}Error: no moon${PLAIN}`, '', ...lines(20)].join('\n');
    const assertionResults = [
      { title: 'rises', fullName: 'the Moon rises', status: 'passed', failureMessages: [] },
      { title: 'sets', fullName: 'the Moon sets', status: 'failed', failureMessages: [reason] },
    ];
    const counted = readVitest(vitestReport({ status: 'failed', assertionResults }));
    expect(counted).toMatchObject({ passed: 1, failed: 1, titles: ['rises'] });
    const indented = ['Error: no moon', ...lines(11)].map((line) => `    ${line}`);
    expect(counted.failures).toEqual([['test/unit/sky/moon.test.ts: the Moon sets', ...indented].join('\n')]);
  });

  it('is of a file of Vitest that cannot be loaded the file and why', () => {
    const report = vitestReport({ status: 'failed', message: 'Cannot find module', assertionResults: [] });
    expect(readVitest(report).failures).toEqual(['test/unit/sky/moon.test.ts\n    Cannot find module']);
  });

  it('is of Playwright the file with its line, the title and how the error begins', () => {
    const spec = (title: string, ok: boolean, ...messages: string[]) => ({
      title,
      ok,
      file: 'sky.spec.ts',
      line: 7,
      tests: [{ results: [{ errors: messages.map((message) => ({ message })) }] }],
    });
    const specs = [spec('the sky is up', true), spec('the sky is blue', false, `${RED}It is gray${PLAIN}`)];
    const counted = readPlaywright(JSON.stringify({ errors: [], suites: [{ suites: [{ specs }] }] }));
    expect(counted).toEqual({
      passed: 1,
      failed: 1,
      titles: ['the sky is up'],
      failures: ['sky.spec.ts:7: the sky is blue\n    It is gray'],
    });
  });

  it('is of Playwright also what went wrong outside of any test', () => {
    const errors = [{ message: 'Unexpected token', location: { file: 'sky.spec.ts' } }, { message: 'Gone' }];
    const { failures } = readPlaywright(JSON.stringify({ errors, suites: [] }));
    expect(failures).toEqual(['sky.spec.ts\n    Unexpected token', 'no test\n    Gone']);
  });

  it('is of a command how what it wrote ends', () => {
    const [name, ...told] = failedCommand('format', lines(30).join('\n')).split('\n');
    expect(name).toBe('format');
    expect(told).toEqual(
      lines(30)
        .slice(-20)
        .map((line) => `    ${line}`),
    );
  });
});
