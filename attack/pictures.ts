import { readdirSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { WORST_FILES } from '../bench/worst-inputs.ts';
import { ask } from '../test/harness/wire.ts';
import type { Attack, Figure } from './attack.ts';
import { againstInstance, type Instance } from './instance.ts';
import { ms } from './statistics.ts';
import { BYSTANDER, STRANGER } from './visitors.ts';

/** The site lets twenty wait. */
const MANY = 60;
const HEAD_START_MS = 100;
/** Those that are being drawn when it is asked for, and one in turn. */
const MOST_BEFORE = 4;
const PNG_END = 'IEND';

const picture = WORST_FILES.at(-2)!;

/** One asks for many at once; how many of them are drawn before the one that another asks for? */
async function besideMany({ url }: Instance): Promise<Figure> {
  let drawn = 0;
  const asked = Array.from({ length: MANY }, async (_, at) => {
    const answer = await ask(url, picture(at), { from: STRANGER }).catch(() => null);
    if (answer?.status === 200) drawn += 1;
  });
  await delay(HEAD_START_MS);
  const before = drawn;
  const startedMs = performance.now();
  const { status } = await ask(url, picture(600), { from: BYSTANDER });
  const tookMs = performance.now() - startedMs;
  const meanwhile = drawn - before;
  await Promise.all(asked);
  return {
    name: `pictures: one of another’s beside ${MANY} of one address`,
    before: 'last in the line',
    goal: `at most ${MOST_BEFORE} drawn before it`,
    now: `${status} after ${ms(tookMs)}, ${meanwhile} before it (${drawn} of ${MANY} drawn in all)`,
    held: status === 200 && meanwhile <= MOST_BEFORE,
  };
}

/** As a machine that lost its power leaves it. */
async function truncated({ url, dataDir }: Instance): Promise<Figure> {
  const whole = await ask(url, picture(700), { from: BYSTANDER });
  const folder = join(dataDir, 'pictures');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.png'),
  );
  for (const name of files) truncateSync(join(folder, name), readFileSync(join(folder, name)).length >> 1);
  const again = await ask(url, picture(700), { from: BYSTANDER });
  const isWhole = again.body.includes(PNG_END) && again.body.equals(whole.body);
  return {
    name: 'pictures: a file that was cut short',
    before: 'served as it is',
    goal: 'made again',
    now:
      files.length === 0
        ? 'no file found'
        : isWhole
          ? 'made again'
          : `${again.status}, ${again.body.length} bytes`,
    held: files.length > 0 && isWhole,
  };
}

export const pictures: Attack = () =>
  againstInstance({}, async (instance) => [await besideMany(instance), await truncated(instance)]);
