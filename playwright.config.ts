import { defineConfig } from '@playwright/test';
import { findLightBrowser } from './test/harness/browser.ts';
import { timeLimit } from './test/harness/time-limits.ts';

export default defineConfig({
  testDir: 'test/e2e',
  globalSetup: './test/harness/database-server.ts',
  // More than the two cores it is meant for: a test often waits, for a page, an animation or the site.
  workers: 4,
  fullyParallel: true,
  forbidOnly: true,
  timeout: timeLimit(30_000),
  expect: { timeout: timeLimit(7_000) },
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  outputDir: 'test-results/e2e',
  use: {
    launchOptions: {
      executablePath: findLightBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Letters as wide as on a screen: hinted ones break lines elsewhere.
        '--font-render-hinting=none',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: 'off',
  },
});
