import { describe, expect, it } from 'vitest';
import { changedFields, mergeEdit } from '../../../src/domain/content-edits/merge.ts';

const BASE = { text: 'A cat sits.', title: 'Cat', tags: ['cats', 'homes'] };

describe('an edit laid over a release', () => {
  it('applies where the file is as it was', () => {
    const merge = mergeEdit({ base: BASE, text: { text: 'A cat stands.' } }, BASE);
    expect(merge).toEqual({
      outcome: 'applies',
      fields: { ...BASE, text: 'A cat stands.' },
      collisions: [],
    });
  });

  it('has arrived where the file says the same, whatever else has changed in it', () => {
    const file = { ...BASE, text: 'A cat stands.', title: 'The Cat' };
    const merge = mergeEdit({ base: BASE, text: { text: 'A cat stands.' } }, file);
    expect(merge).toEqual({ outcome: 'arrived', fields: file, collisions: [] });
  });

  it('is merged where the file has changed in other fields', () => {
    const file = { ...BASE, title: 'The Cat' };
    const merge = mergeEdit({ base: BASE, text: { text: 'A cat stands.' } }, file);
    expect(merge).toEqual({
      outcome: 'merged',
      fields: { ...file, text: 'A cat stands.' },
      collisions: [],
    });
  });

  it('is merged where one of two fields has arrived and the other is as it was', () => {
    const file = { ...BASE, title: 'The Cat' };
    const merge = mergeEdit({ base: BASE, text: { text: 'A cat stands.', title: 'The Cat' } }, file);
    expect(merge).toMatchObject({ outcome: 'merged', fields: { text: 'A cat stands.', title: 'The Cat' } });
  });

  it('collides in the same field, and the owner’s words stay', () => {
    const file = { ...BASE, tags: ['cats'] };
    const merge = mergeEdit({ base: BASE, text: { tags: ['cats', 'moon'] } }, file);
    expect(merge).toEqual({
      outcome: 'collides',
      fields: { ...BASE, tags: ['cats', 'moon'] },
      collisions: [{ field: 'tags', base: ['cats', 'homes'], file: ['cats'], own: ['cats', 'moon'] }],
    });
  });

  it('collides where the unit is gone, and stays whole', () => {
    const merge = mergeEdit({ base: BASE, text: { text: 'A cat stands.' } }, null);
    expect(merge.outcome).toBe('collides');
    expect(merge.fields).toEqual({ ...BASE, text: 'A cat stands.' });
    expect(merge.collisions).toEqual([
      { field: 'text', base: 'A cat sits.', file: null, own: 'A cat stands.' },
    ]);
  });

  it('knows the owner’s own: alone, come home, or under a name that a release took', () => {
    const own = { base: null, text: BASE };
    expect(mergeEdit(own, null)).toEqual({ outcome: 'applies', fields: BASE, collisions: [] });
    expect(mergeEdit(own, BASE).outcome).toBe('arrived');
    expect(mergeEdit(own, { ...BASE, text: 'A dog sits.' })).toMatchObject({
      outcome: 'collides',
      collisions: [{ field: 'text', base: null, file: 'A dog sits.', own: 'A cat sits.' }],
    });
  });

  it('takes a field that is empty for one that is absent', () => {
    const merge = mergeEdit({ base: { ...BASE, note: 'x' }, text: { note: null } }, BASE);
    expect(merge.outcome).toBe('arrived');
  });
});

it('only the fields that differ are an edit', () => {
  expect(changedFields(BASE, { ...BASE, tags: ['cats', 'homes'], title: 'The Cat' })).toEqual({
    title: 'The Cat',
  });
});
