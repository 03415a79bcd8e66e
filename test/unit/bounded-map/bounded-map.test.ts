import { describe, expect, it } from 'vitest';
import { BoundedMap } from '../../../src/domain/bounded-map.ts';

function filled(most: number, keys: string): BoundedMap<string, number> {
  const map = new BoundedMap<string, number>(most);
  for (const key of keys) map.set(key, key.charCodeAt(0));
  return map;
}

describe('a bounded map', () => {
  it('keeps as many as its bound, those set last', () => {
    const map = filled(3, 'abcde');
    expect(map.keys()).toEqual(['c', 'd', 'e']);
    expect(map.get('a')).toBeUndefined();
    expect(map.get('e')).toBe('e'.charCodeAt(0));
  });

  it('keeps what was asked for over what was not', () => {
    const map = filled(3, 'abc');
    map.get('a');
    map.set('d', 1);
    expect(map.keys()).toEqual(['c', 'a', 'd']);
  });

  it('takes a key that is set again for a new one, and drops no other for it', () => {
    const map = filled(3, 'abc');
    map.set('a', 1);
    expect(map.keys()).toEqual(['b', 'c', 'a']);
    expect(map.get('a')).toBe(1);
  });

  it('knows values that say no', () => {
    const map = new BoundedMap<string, null | false | 0>(3);
    map.set('null', null);
    map.set('false', false);
    map.set('zero', 0);
    expect(['null', 'false', 'zero'].map((key) => map.get(key))).toEqual([null, false, 0]);
    expect(map.getOrMake('null', () => 0)).toBeNull();
  });

  it('makes a thing once, also while it is being made', async () => {
    const map = new BoundedMap<string, Promise<number>>(3);
    let made = 0;
    const make = async (): Promise<number> => (made += 1);
    expect(await Promise.all([map.getOrMake('a', make), map.getOrMake('a', make)])).toEqual([1, 1]);
    expect(made).toBe(1);
  });

  it('makes what failed again, and tells whoever waited', async () => {
    const map = new BoundedMap<string, Promise<string>>(3);
    const failing = map.getOrMake('a', () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(await map.getOrMake('a', () => Promise.resolve('yes'))).toBe('yes');
  });

  it('does not forget what came after something that failed', async () => {
    const map = new BoundedMap<string, Promise<string>>(3);
    const failing = map.getOrMake('a', () => Promise.reject(new Error('no')));
    map.set('a', Promise.resolve('yes'));
    await expect(failing).rejects.toThrow('no');
    expect(await map.get('a')).toBe('yes');
  });

  it('forgets one, and all', () => {
    const map = filled(3, 'abc');
    map.delete('b');
    expect(map.keys()).toEqual(['a', 'c']);
    map.clear();
    expect(map.keys()).toEqual([]);
  });
});
