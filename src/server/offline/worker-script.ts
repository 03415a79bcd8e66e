import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKER_POLICY } from '../http/security-headers.ts';
import type { RenderedPage } from '../pages/renderer.ts';
import type { GeneratedFiles } from '../pages/generated-files.ts';

const SCRIPT = join(import.meta.dirname, '../../../build/worker/sw.js');
const ADDRESS = '/sw.js';

/** The worker as it was built. Browsers ask for it with every visit, so that a new one is found at once. */
export function workerScript(mode: 'production' | 'development'): GeneratedFiles {
  // In development nothing may stand between an edit and the page.
  const isBuilt = mode === 'production' && existsSync(SCRIPT);
  const page: RenderedPage = {
    status: 200,
    text: isBuilt ? readFileSync(SCRIPT, 'utf8') : '',
    contentType: 'text/javascript; charset=utf-8',
    cacheControl: 'no-cache',
    policy: WORKER_POLICY,
  };
  return { owns: (path) => isBuilt && path === ADDRESS, render: () => page };
}
