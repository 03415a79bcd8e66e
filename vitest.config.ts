import { defineConfig } from 'vitest/config';
import { timeLimit } from './test/harness/time-limits.ts';

/** A failure is read in the log alone, so it says what was found and not only how large that is. */
const WORDS = { chaiConfig: { truncateThreshold: 1_000 } };
const LIMITS = { testTimeout: timeLimit(60_000), hookTimeout: timeLimit(60_000) };
const TAGS = [
  { name: 'full', description: 'heavy, and says little new: `npm test` leaves it to the full check' },
];

export default defineConfig({
  test: {
    projects: [
      // Units keep nothing for the next file; loading the same modules for each was half of their time.
      { test: { name: 'unit', include: ['test/unit/**/*.test.ts'], isolate: false, ...WORDS, ...LIMITS } },
      { test: { name: 'db', include: ['test/db/**/*.test.ts'], ...WORDS, ...LIMITS } },
      {
        test: {
          name: 'api',
          include: ['test/api/**/*.test.ts'],
          globalSetup: 'test/harness/database-server.ts',
          tags: TAGS,
          ...WORDS,
          ...LIMITS,
          testTimeout: timeLimit(30_000),
        },
      },
    ],
    maxWorkers: 2,
  },
});
