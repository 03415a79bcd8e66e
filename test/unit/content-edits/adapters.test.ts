import { describe, expect, it } from 'vitest';
import { KIND_ADAPTERS } from '../../../src/content/edit-kinds/adapters.ts';
import { postsFrom, type PostSource } from '../../../src/content/blog.ts';
import { documentsFrom, type DocumentFiles } from '../../../src/content/documents.ts';
import { quoteLoreFrom } from '../../../src/content/quote-lore.ts';
import { quotesFrom } from '../../../src/content/quotes.ts';
import { EDIT_KINDS, type EditKind, type Fields } from '../../../src/domain/content-edits/edit.ts';
import { catalogOf } from '../../../src/domain/quotes/catalog.ts';
import { compiledOf } from './files.ts';

const UNIT_NAME = /^[a-z0-9]+(?:[-.][a-z0-9]+)*$/;

function filesOf(kind: EditKind): unknown {
  return compiledOf(KIND_ADAPTERS[kind].noun);
}

function fieldsOf(kind: EditKind, name: string): Fields {
  return KIND_ADAPTERS[kind].units(filesOf(kind)).find(({ unit }) => unit === name)!.fields;
}

function problems(kind: EditKind, unit: string, change: Fields, from = unit): string[] {
  return KIND_ADAPTERS[kind].problems(unit, { ...fieldsOf(kind, from), ...change }, filesOf(kind));
}

describe.each(EDIT_KINDS)('units of the kind %s', (kind) => {
  const adapter = KIND_ADAPTERS[kind];
  const units = adapter.units(filesOf(kind));

  it('have a name of their own that can stand in an address, a title, and a shape for each field', () => {
    const shapes = new Set(adapter.fields.map(({ name }) => name));
    expect(new Set(units.map(({ unit }) => unit)).size).toBe(units.length);
    for (const { unit, title, fields } of units) {
      expect(unit).toMatch(UNIT_NAME);
      expect(title).not.toBe('');
      expect(Object.keys(fields).filter((name) => !shapes.has(name))).toEqual([]);
    }
  });

  it('are the same content when written back as they are, and leave what was given alone', () => {
    const before = structuredClone(filesOf(kind));
    const same = adapter.withUnits(
      filesOf(kind),
      new Map(units.map(({ unit, fields }) => [unit, adapter.tidy(fields)])),
    );
    expect(filesOf(kind)).toEqual(before);
    expect(adapter.units(same)).toEqual(units);
  });
});

describe('what the build would say of one unit', () => {
  // Paragraphs have rules of their own: none is changed where it stands.
  it.each(EDIT_KINDS.filter((kind) => kind !== 'paragraph'))(
    'is nothing for those it has passed: %s',
    (kind) => {
      const { units, problems: problemsOf } = KIND_ADAPTERS[kind];
      const some = units(filesOf(kind)).filter((_, index) => index % 9 === 0);
      expect(some.flatMap(({ unit, fields }) => problemsOf(unit, fields, filesOf(kind)))).toEqual([]);
    },
  );

  it.each<[EditKind, string, Fields, string]>([
    ['joke', 'cat-01', { text: 'Too short.' }, 'Joke: has 2 words, needs 10.'],
    [
      'joke',
      'cat-01',
      { text: 'The cat has a guarantee of nine lives and sleeps through eight of them, on my side.' },
      'Joke: says “guarantee” (promise).',
    ],
    [
      'joke',
      'cat-01',
      { text: "The cat doesn't walk across the keyboard any more since she has her own account." },
      "Joke: has a straight apostrophe: “The cat doesn't walk across the keyboa”.",
    ],
    ['post', 'planetary-hours', { title: '' }, 'Title must not be empty.'],
    [
      'post',
      'planetary-hours',
      { markdown: 'See [this](/no-such-page).' },
      'The link /no-such-page leads nowhere.',
    ],
    [
      'tarot',
      'the-fool',
      { 'upright.love': 'Say hello.' },
      'Upright, in love: has 2 words, 20 to 40 are wanted.',
    ],
    [
      'pair',
      'aries-and-leo',
      { summary: 'Two people meet at the corner and race to the next.' },
      'In a sentence: does not name Aries.',
    ],
    ['document', 'about', { markdown: 'Write to {{nobody}}.' }, 'The slot {{nobody}} does not exist.'],
    [
      'misattribution',
      'let-them-eat-cake',
      { confidence: 'sure' },
      'How sure we are: Invalid option: expected one of "certain"|"likely"|"open".',
    ],
  ])('names the field as the form does: %s %s', (kind, unit, change, sentence) => {
    expect(problems(kind, unit, change)).toContain(sentence);
  });

  it('is that a quote with other words is not the one that was checked', () => {
    const unit = 'al-maarri.the-comet-dust-and-humankind-are-kin';
    const text = 'The comet-dust and humankind are cousins.';
    expect(problems('quote', unit, { text })).toEqual([
      'Checked word for word: these aren’t the words that were checked, so take the check off.',
    ]);
    expect(problems('quote', unit, { text, verified: false })).toEqual([]);
  });

  it('is that a quote needs a source, and an author whom nobody knows some words about them', () => {
    const known = 'al-maarri.the-comet-dust-and-humankind-are-kin';
    const own: Fields = {
      text: 'Nobody ever regretted the second cup of tea.',
      topics: ['wisdom'],
      work: 'Letters',
      place: 'To her sister',
      year: 1890,
      verified: false,
    };
    const { quote } = KIND_ADAPTERS;
    expect(quote.problems('al-maarri.own', own, filesOf('quote'))).toEqual([
      expect.stringMatching(/source/i),
    ]);
    const sourced = { ...own, 'source.told': 'The edition of 1903, page 12.' };
    expect(quote.problems('al-maarri.own', sourced, filesOf('quote'))).toEqual([]);
    expect(quote.problems('ada-example.own', sourced, filesOf('quote'))).toContainEqual(
      expect.stringMatching(/^Author’s name:/),
    );
    expect(problems('quote', 'al-maarri.twin', { verified: false }, known)).toContainEqual(
      'The same words stand here already, as the-comet-dust-and-humankind-are-kin.',
    );
  });
});

describe('what is hidden', () => {
  const hidden = (kind: EditKind, unit: string): unknown =>
    KIND_ADAPTERS[kind].withUnits(filesOf(kind), new Map([[unit, 'hidden' as const]]));

  it('is no article any more', () => {
    const posts = postsFrom(hidden('post', 'planetary-hours') as PostSource[]);
    expect(posts).toHaveLength(postsFrom(filesOf('post') as PostSource[]).length - 1);
    expect(posts.map(({ slug }) => slug)).not.toContain('planetary-hours');
  });

  it('is on no shelf, but keeps its place among the days', () => {
    const slug = 'the-comet-dust-and-humankind-are-kin';
    const before = catalogOf(quotesFrom(filesOf('quote')));
    const catalog = catalogOf(quotesFrom(hidden('quote', `al-maarri.${slug}`)));
    expect(catalog.bySlug.has(slug)).toBe(false);
    expect(catalog.quotes).toHaveLength(before.quotes.length - 1);
    expect([...catalog.byTopic.values()].flat().map((quote) => quote.slug)).not.toContain(slug);
    expect(catalog.places.map((quote) => quote.slug)).toEqual(before.places.map((quote) => quote.slug));
  });

  it('takes an author along of whom nothing is left', () => {
    const units = KIND_ADAPTERS.quote
      .units(filesOf('quote'))
      .filter(({ unit }) => unit.startsWith('al-maarri.'));
    const files = KIND_ADAPTERS.quote.withUnits(
      filesOf('quote'),
      new Map(units.map(({ unit }) => [unit, 'hidden' as const])),
    );
    expect(catalogOf(quotesFrom(files)).byAuthor.has('al-maarri')).toBe(false);
  });

  it('is no line that somebody else said', () => {
    const { misattributions } = quoteLoreFrom(hidden('misattribution', 'let-them-eat-cake'));
    expect(misattributions.map(({ slug }) => slug)).not.toContain('let-them-eat-cake');
  });
});

it('documents take other words, and all their pages are made of them', () => {
  const fields = { ...fieldsOf('document', 'about'), markdown: 'Other words.\n\n## A part\n\nMore.' };
  const files = KIND_ADAPTERS.document.withUnits(filesOf('document'), new Map([['about', fields]]));
  const { documents } = documentsFrom(files as DocumentFiles);
  expect(documents.find(({ name }) => name === 'about')).toMatchObject({
    opening: '<p>Other words.</p>',
    sections: [{ id: 'a-part', heading: 'A part', html: '<p>More.</p>' }],
  });
});
