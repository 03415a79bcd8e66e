import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { reasonOf } from '../../../src/server/log.ts';

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
});
