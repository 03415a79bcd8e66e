import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import {
  CAT_PICTURES,
  SCENE_PICTURES,
  pictureProblems,
  picturesFrom,
} from '../../../src/content/social-pictures.ts';
import { CATS } from '../../../src/domain/channels/cats.ts';
import { SCENES } from '../../../src/domain/channels/scenes.ts';

const alt = 'A cat sits before a light and the stars of its sign run along its back.';
const described = (list: readonly { key: string }[]) => list.map(({ key }) => ({ key, alt }));
const whole = () => ({ [CAT_PICTURES]: described(CATS), [SCENE_PICTURES]: described(SCENES) });

/** The whole catalog, with something else for the cats. */
const withCats = (cats: unknown): string[] => pictureProblems({ ...whole(), [CAT_PICTURES]: cats });

describe('the descriptions of social pictures', () => {
  it('are read by the key of cat and scene', () => {
    const { cats, scenes } = picturesFrom(whole());
    expect(cats['sign-leo']).toBe(alt);
    expect(scenes.well).toBe(alt);
  });

  it('exist for every cat, each of its own and in one sentence', () => {
    const path = new URL('../../../content/social/cat-pictures.yml', import.meta.url);
    const cats = parse(readFileSync(path, 'utf8')) as { key: string; alt: string }[];
    expect(withCats(cats)).toEqual([]);
    expect(new Set(cats.map((cat) => cat.alt)).size).toBe(cats.length);
  });

  it.each([
    [[...described(CATS), { key: 'sign-dog', alt }], `${CAT_PICTURES}: sign-dog: is no picture`],
    [[...described(CATS), { key: 'sign-leo', alt }], `${CAT_PICTURES}: sign-leo: is described twice`],
    [described(CATS.slice(1)), `${CAT_PICTURES}: sign-aries: is missing`],
    [
      [...described(CATS.slice(1)), { key: 'sign-aries', alt: `${alt} Two.` }],
      'sign-aries: alt is not one sentence',
    ],
    ['words', `${CAT_PICTURES}: is no list of pictures`],
  ])('a fault is named with file, picture and field', (cats, sentence) => {
    expect(withCats(cats).join('\n')).toContain(sentence);
    expect(() => picturesFrom({ ...whole(), [CAT_PICTURES]: cats })).toThrow(sentence);
  });

  it('that are no map of files stop the start', () => {
    expect(() => picturesFrom([])).toThrow('social-pictures.json');
  });
});
