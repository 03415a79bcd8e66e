import { defineConfig } from 'vitest/config';
import { timeLimit } from './test/harness/time-limits.ts';

const COMMON = {
  testTimeout: timeLimit(60_000),
  hookTimeout: timeLimit(60_000),
  // Node reads our TypeScript as it does outside of tests; Vite's own loading took a quarter of the units' time.
  experimental: { viteModuleRunner: false },
};

export default defineConfig({
  test: {
    projects: [
      // Units keep nothing for the next file; loading the same modules for each was half of their time.
      { test: { name: 'unit', include: ['test/unit/**/*.test.ts'], isolate: false, ...COMMON } },
      // What is measured over a year and more, and what is heavy and says little new: for the full check.
      {
        test: {
          name: 'long',
          include: ['test/long/**/*.test.ts'],
          globalSetup: 'test/harness/database-server.ts',
          ...COMMON,
        },
      },
      {
        test: {
          name: 'db',
          include: ['test/db/**/*.test.ts'],
          // Starts, kills and the disk are waited for most of the time.
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
          ...COMMON,
        },
      },
      {
        test: {
          name: 'api',
          include: ['test/api/**/*.test.ts'],
          globalSetup: 'test/harness/database-server.ts',
          // The process in which a runner's sites run, and its compiled code, stay for the next file.
          isolate: false,
          // A test waits for its site, the site for its database.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          ...COMMON,
          testTimeout: timeLimit(30_000),
        },
      },
      {
        test: {
          name: 'nginx',
          include: ['test/nginx/**/*.test.ts'],
          globalSetup: 'test/harness/database-server.ts',
          ...COMMON,
        },
      },
    ],
    maxWorkers: 2,
  },
});
