import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../../../src/server/orders/form-posts.ts';

/** Without the prototypes that the fields are made without. */
const plain = (body: string): unknown => JSON.parse(JSON.stringify(fieldsOf(body)));

describe('the fields of a form', () => {
  it('are named by their paths, numbers where numbers belong, and left out where empty', () => {
    const body = new URLSearchParams({
      'birth.date': '1991-11-03',
      'birth.time': '',
      'birth.place.id': '2996944',
      'birth.name': '17',
      email: '',
    });
    expect(plain(body.toString())).toEqual({
      birth: { date: '1991-11-03', time: null, place: { id: 2996944 }, name: '17' },
    });
  });

  it('change nothing but themselves', () => {
    plain('__proto__.polluted=1&constructor.prototype.polluted=1');
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    expect(() => plain('a=1&a.b=2&a.b.c=3')).not.toThrow();
  });
});
