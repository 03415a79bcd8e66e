import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKER_POLICY } from '../http/security-headers.ts';
import type { RenderedPage } from '../pages/renderer.ts';
import type { GeneratedFiles } from '../pages/generated-files.ts';

const SCRIPT = join(import.meta.dirname, '../../../build/worker/sw.js');
const ADDRESS = '/sw.js';

/** The service worker as it was built. Not cached, so that browsers find a new one at their next visit. */
export function workerScript(mode: 'production' | 'development'): GeneratedFiles {
  // In development there is none: it would answer with pages from before an edit.
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
