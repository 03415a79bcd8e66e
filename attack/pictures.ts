import { readdirSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { WORST_FILES } from '../bench/worst-inputs.ts';
import { ask, type Answer } from '../test/harness/wire.ts';
import type { Attack, Figure } from './attack.ts';
import { againstInstance, type Instance } from './instance.ts';
import { ms, percentile } from './statistics.ts';
import { BYSTANDER, STRANGER } from './visitors.ts';

/** The site lets twenty wait. */
const MANY = 60;
const ALONE = 3;
const PNG_END = 'IEND';

const picture = WORST_FILES.at(-2)!;

async function timed(work: () => Promise<Answer>): Promise<{ tookMs: number; status: number }> {
  const startedMs = performance.now();
  const { status } = await work();
  return { tookMs: performance.now() - startedMs, status };
}

/** One asks for many at once; what does another wait for one? */
async function besideMany({ url }: Instance): Promise<Figure> {
  const alone: number[] = [];
  for (let at = 0; at < ALONE; at++)
    alone.push((await timed(() => ask(url, picture(500 + at), { from: BYSTANDER }))).tookMs);
  const aloneMs = percentile(alone, 0.5);
  const asked = Array.from({ length: MANY }, (_, at) =>
    ask(url, picture(at), { from: STRANGER }).catch(() => null),
  );
  await delay(100);
  const { tookMs, status } = await timed(() => ask(url, picture(600), { from: BYSTANDER }));
  await Promise.all(asked);
  return {
    name: `pictures: one of another’s beside ${MANY} of one address`,
    before: 'last in the line',
    goal: 'at most 3 pictures later',
    now: `${status} after ${ms(tookMs)} (alone ${ms(aloneMs)})`,
    held: status === 200 && tookMs <= 4 * aloneMs + 200,
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
