/** The owner's public edits on their way home to the files: `npm run edits -- patch`, `npm run edits -- zip`. */
import { writeFileSync } from 'node:fs';
import { patchOf } from '../src/content/splice/patch.ts';
import { configFrom, WrongSetting } from '../src/server/config.ts';
import { loadContent } from '../src/server/content.ts';
import { EditedContent } from '../src/server/content-edits/edited-content.ts';
import { editedFiles } from '../src/server/content-edits/export.ts';
import { listEdits } from '../src/server/content-edits/store.ts';
import { DatabaseUnusable, openDatabase } from '../src/server/db/database.ts';
import { createLog } from '../src/server/log.ts';
import { zipOf } from '../src/server/zip.ts';

const USAGE = `Say what to write:
  npm run edits -- patch [file]   a patch for: git apply edits.patch
  npm run edits -- zip [file]     the changed files, whole`;

async function run(form: 'patch' | 'zip', target: string): Promise<string> {
  const { databaseUrl, dataDir } = configFrom(process.env);
  const log = createLog('error');
  const database = await openDatabase({ databaseUrl: databaseUrl ?? undefined, dataDir, log });
  try {
    await database.whenReady();
    const edited = new EditedContent(await loadContent(), log);
    edited.take(await listEdits(database.db, { slot: 'public' }));
    const files = await editedFiles(edited);
    if (files.length === 0) return 'The files say all that the site says: there is nothing to export.';
    const entries = files.map(({ path, after }) => ({ name: path, bytes: Buffer.from(after) }));
    writeFileSync(target, form === 'patch' ? patchOf(files) : zipOf(entries));
    return `${target}: ${files.map(({ path }) => path).join(', ')}`;
  } finally {
    await database.close();
  }
}

const [, , form, target = `edits.${form}`] = process.argv;
try {
  if (form !== 'patch' && form !== 'zip') throw new WrongSetting(USAGE);
  console.log(await run(form, target));
  process.exit(0);
} catch (error) {
  const isPlain = error instanceof DatabaseUnusable || error instanceof WrongSetting;
  console.error(isPlain ? error.message : error);
  process.exit(1);
}
