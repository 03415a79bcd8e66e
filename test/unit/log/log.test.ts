import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { reasonOf } from '../../../src/server/log.ts';
import { recordingLog } from '../../harness/log.ts';

const SECRET = 'https://fcm.googleapis.com/fcm/send/secret';

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
  it('has a request without its query string and headers', () => {
    const { log, lines } = recordingLog();
    log.info(
      { req: { method: 'GET', url: `/search?q=${SECRET}`, headers: { cookie: SECRET } } },
      'http: asked',
    );
    expect(JSON.parse(lines[0]!)).toMatchObject({
      req: { method: 'GET', path: '/search' },
      msg: 'http: asked',
    });
    expect(lines[0]).not.toContain(SECRET);
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
