import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { reasonOf } from '../../../src/server/log.ts';
import { recordingLog } from '../../harness/log.ts';

const SECRET = 'https://fcm.googleapis.com/fcm/send/secret';
const READING_ID = '0123456789abcdef0123456789abcdef';

describe('the reason of a failure', () => {
  it('is what the database said, never the values of the query', () => {
    const cause = new Error('deadlock detected');
    expect(reasonOf(new DrizzleQueryError('delete from x where y = $1', [SECRET], cause))).toBe(
      'deadlock detected',
    );
    expect(reasonOf(new DrizzleQueryError('delete from x where y = $1', [SECRET]))).not.toContain(SECRET);
  });

  it('is the message of any other failure', () => {
    expect(reasonOf(new Error('no such zone'))).toBe('no such zone');
    expect(reasonOf('something thrown')).toBe('something thrown');
  });

  it('is the code of a failure without a message', () => {
    const refused = Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' });
    expect(reasonOf(refused)).toBe('ECONNREFUSED');
  });
});

describe('the log', () => {
  it('has a request by its route, without its address and headers', () => {
    const { log, lines } = recordingLog();
    const url = `/api/tarot/readings/${READING_ID}?q=${SECRET}`;
    const request = {
      method: 'GET',
      url,
      routeOptions: { url: '/api/tarot/readings/:id' },
      headers: { SECRET },
    };
    log.info({ req: request }, 'http: asked');
    expect(JSON.parse(lines[0]!)).toMatchObject({
      req: { method: 'GET', route: '/api/tarot/readings/:id' },
      msg: 'http: asked',
    });
    for (const secret of [SECRET, READING_ID]) expect(lines[0]).not.toContain(secret);
  });

  it('has no id in a sentence of somebody else, whichever way it comes', () => {
    const { log, lines } = recordingLog();
    const sentence = `Reply was already sent in the "/tarot/reading/${READING_ID}" route?`;
    log.warn(sentence);
    log.warn({ err: new Error(sentence) });
    log.error(new Error(sentence));
    log.child({ reqId: 'req-1' }).error(new Error('outer', { cause: new Error(sentence) }), sentence);
    expect(lines).toHaveLength(4);
    for (const line of lines) {
      expect(line).toContain('Reply was already sent in the \\"/tarot/reading/…\\" route?');
      expect(line).not.toContain(READING_ID);
    }
  });

  it('writes nothing at the level silent, and from its level on otherwise', () => {
    for (const [level, expected] of [
      ['silent', []],
      ['error', ['error']],
      ['info', ['info', 'error']],
    ] as const) {
      const { log, lines } = recordingLog(level);
      log.debug('debug');
      log.info('info');
      log.error('error');
      expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(expected);
    }
  });
});
