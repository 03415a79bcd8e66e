import { describe, expect, it } from 'vitest';
import { changesBetween } from '../../../src/domain/audit/changes.ts';

describe('what a change made of what was before', () => {
  it('is told value by value, and what stayed is left out', () => {
    const before = { state: 'paid', price: { cents: 1900, currency: 'usd' } };
    const after = { state: 'refunded', price: { cents: 0, currency: 'usd' } };
    expect(changesBetween(before, after)).toEqual([
      { what: 'state', before: 'paid', after: 'refunded' },
      { what: 'price.cents', before: '1900', after: '0' },
    ]);
  });

  it('may be that something came or went', () => {
    expect(changesBetween(null, { name: 'Phone' })).toEqual([{ what: 'name', before: null, after: 'Phone' }]);
    expect(changesBetween({ name: 'Phone' }, null)).toEqual([{ what: 'name', before: 'Phone', after: null }]);
    expect(changesBetween({ name: 'Phone' }, { name: null })).toEqual([
      { what: 'name', before: 'Phone', after: null },
    ]);
  });

  it('may be a value without names, and a list is one value', () => {
    expect(changesBetween('off', 'on')).toEqual([{ what: '', before: 'off', after: 'on' }]);
    expect(changesBetween({ signs: ['leo'] }, { signs: ['leo', 'virgo'] })).toEqual([
      { what: 'signs', before: '["leo"]', after: '["leo","virgo"]' },
    ]);
  });

  it('is nothing where nothing changed', () => {
    expect(changesBetween({ a: 1, b: { c: 2 } }, { b: { c: 2 }, a: 1 })).toEqual([]);
    expect(changesBetween(null, undefined)).toEqual([]);
  });

  it('tells a long text by its beginning', () => {
    const [change] = changesBetween(null, { text: 'a'.repeat(400) });
    expect(change!.after).toBe(`${'a'.repeat(300)}…`);
  });
});
