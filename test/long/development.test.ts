import { expect, it } from 'vitest';
import { emptyDatabase } from '../harness/database.ts';
import { startProgram } from '../harness/program.ts';
import { timeLimit } from '../harness/time-limits.ts';
import { until } from '../harness/until.ts';

it(
  'for development a start says as well how to become the owner',
  {
    timeout: timeLimit(60_000),
  },
  async () => {
    const settings = { DATABASE_URL: await emptyDatabase(), LOG_LEVEL: 'silent' };
    const { child, said, ended } = startProgram(settings, 'scripts/dev.ts');
    await until('the site', () => said.out.includes('ready for development'));
    child.kill('SIGINT');
    await ended;
    expect(said.out).toMatch(
      /^Your desk has no owner yet\. For half an hour, and once: \S+\/admin\/set-up#[\w-]{43}\nZodiary is ready/m,
    );
  },
);
