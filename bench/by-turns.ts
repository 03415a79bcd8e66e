import { answersIn } from './load.ts';

const WARM_UP_SECONDS = 8;
const SECONDS = 3;
export const ROUNDS = 5;

const CONNECTIONS = 32;

export interface Side {
  url: string;
  cpuSeconds: () => number;
}

interface Turns {
  rounds?: number;
  /** Lines of the request beside those that every one has. */
  headers?: readonly string[];
}

/**
 * Requests answered per second of the server's own CPU time, what a core is worth whatever else runs here: all sides by
 * turns, so that whatever else this machine does meets all of them; first long enough for the compiler to settle.
 */
export async function byTurns(
  sides: readonly Side[],
  { rounds = ROUNDS, headers = [] }: Turns = {},
): Promise<number[][]> {
  const load = { connections: CONNECTIONS, headers };
  for (const { url } of sides) await answersIn({ ...load, url, seconds: WARM_UP_SECONDS });
  const results: number[][] = sides.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [at, { url, cpuSeconds }] of sides.entries()) {
      const before = cpuSeconds();
      const answers = await answersIn({ ...load, url, seconds: SECONDS });
      results[at]!.push(answers / (cpuSeconds() - before));
    }
  }
  return results;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1]!;
