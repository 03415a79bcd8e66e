import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { goldenPages } from './golden-pages.ts';

/** Writes the pages of `test/golden` anew, after words were changed on purpose: read the difference before it is kept. */
for (const [name, text] of Object.entries(goldenPages())) {
  writeFileSync(join(import.meta.dirname, '../test/golden', name), text);
}
