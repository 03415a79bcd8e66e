import { randomBytes } from 'node:crypto';
import { ask, type Answer } from '../test/harness/wire.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

export interface Asker {
  /** The address of the connection, or the one that a proxy names. */
  from?: string;
  headers?: Record<string, string>;
}

/** A draw of the largest spread; null when the site refused it. */
export async function drawReading(url: string, { from, headers = {} }: Asker): Promise<string | null> {
  const asking = { method: 'POST', headers: { ...headers, ...JSON_TYPE }, ...(from && { from }) };
  const sealed = await ask(url, '/api/tarot/commitments', asking);
  if (sealed.status !== 201) return null;
  const body = JSON.stringify({
    commitment: (JSON.parse(sealed.text) as { id: string }).id,
    ownSeed: randomBytes(16).toString('hex'),
    spread: 'celtic-cross',
    picks: Array.from({ length: 10 }, (_, at) => at * 7),
    reversals: true,
  });
  const drawn = await ask(url, '/api/tarot/readings', { ...asking, body });
  return drawn.status === 201 ? readingIdOf(drawn) : null;
}

const readingIdOf = ({ text }: Answer): string =>
  (JSON.parse(text) as { reading: { id: string } }).reading.id;
