import { join } from 'node:path';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '..');

/** The owner's desk and its sign-in: an app of their own, whose files no page of the site refers to. */
export async function buildDesk(): Promise<void> {
  await build({ root: ROOT, configFile: join(ROOT, 'vite.desk.config.ts'), logLevel: 'error' });
}
