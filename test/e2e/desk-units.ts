import type {
  DeskField,
  DeskKind,
  DeskUnit,
  DeskUnitRow,
  DeskUnits,
  Replacements,
} from '../../src/contract/desk-content.ts';
import type { Page } from './site.ts';

const TIME_ZONE = 'America/New_York';

const field = (name: string, label: string, input: DeskField['input'], extra: Partial<DeskField> = {}) => ({
  name,
  label,
  input,
  optional: false,
  fixed: false,
  ...extra,
});

const kind = (of: Pick<DeskKind, 'kind' | 'label' | 'one' | 'fields'> & Partial<DeskKind>): DeskKind => ({
  units: 120,
  edited: 0,
  drafts: 0,
  waiting: 0,
  canAdd: false,
  canHide: false,
  ...of,
});

/** As the server would tell them, in small. */
export const KINDS: readonly DeskKind[] = [
  kind({
    kind: 'quote',
    label: 'Quotes',
    one: 'quote',
    units: 1_128,
    edited: 3,
    drafts: 2,
    waiting: 1,
    canAdd: true,
    canHide: true,
    fields: [
      field('text', 'Quote', 'text', { most: 300 }),
      field('topics', 'Topics', 'choices', { options: ['funny', 'love', 'wisdom'] }),
      field('work', 'Work', 'line'),
      field('year', 'Year', 'number', { optional: true }),
      field('source.told', 'Source', 'text', { hint: 'Where you read it: book, page, edition.' }),
      field('verified', 'Checked word for word', 'check'),
      field('author.name', 'Author’s name', 'line', { optional: true }),
    ],
  }),
  kind({
    kind: 'misattribution',
    label: 'Who really said it',
    one: 'misattributed line',
    canAdd: true,
    canHide: true,
    fields: [field('text', 'What they never said', 'text')],
  }),
  kind({
    kind: 'joke',
    label: 'Jokes',
    one: 'joke',
    units: 210,
    edited: 1,
    canAdd: true,
    canHide: true,
    fields: [
      field('text', 'Joke', 'text', { most: 400, hint: 'Ten to sixty words, three sentences at most.' }),
      field('since', 'First day', 'date', { fixed: true }),
    ],
  }),
  kind({
    kind: 'tarot',
    label: 'Tarot cards',
    one: 'card',
    units: 78,
    fields: [
      field('name', 'Name', 'line', { fixed: true }),
      field('keywords', 'Keywords', 'list', { hint: 'One on each line.' }),
      field('yesNo', 'Yes or no', 'choice', { options: ['yes', 'no', 'maybe'] }),
      field('upright.love', 'Upright, love', 'text'),
      field('reversed.love', 'Reversed, love', 'text'),
    ],
  }),
  kind({
    kind: 'pair',
    label: 'Pairs',
    one: 'pair',
    units: 78,
    fields: [field('summary', 'Summary', 'text')],
  }),
  kind({
    kind: 'document',
    label: 'Documents',
    one: 'document',
    units: 3,
    fields: [field('body', 'Text', 'markdown')],
  }),
];

const row = (of: Pick<DeskUnitRow, 'unit' | 'title' | 'state'> & Partial<DeskUnitRow>): DeskUnitRow => ({
  excerpt: '',
  hasDraft: false,
  publicAt: null,
  changedAt: null,
  ...of,
});

export const JOKE_ROWS: readonly DeskUnitRow[] = [
  row({
    unit: 'cat-01',
    title: 'The cat sleeps twenty hours a day',
    excerpt:
      'The cat sleeps twenty hours a day and still looks at me, on a Sunday, as if I were the one letting things slide.',
    state: 'live',
    changedAt: '2026-11-14T23:22:00Z',
  }),
  row({
    unit: 'cat-02',
    title: 'The cat’s new tower came flat-packed',
    excerpt:
      'The cat’s new tower came flat-packed in fourteen pieces. I assembled it in four hours, and she has moved into the instructions.',
    state: 'file',
    hasDraft: true,
    changedAt: '2026-11-15T15:02:00Z',
  }),
  row({
    unit: 'cat-03',
    title: 'Our cat likes to bring us gifts',
    excerpt:
      'Our cat likes to bring us gifts. Last night it was one of my own socks, presented with such ceremony that I thanked her.',
    state: 'collides',
    changedAt: '2026-11-10T15:02:00Z',
  }),
  row({ unit: 'cat-04', title: 'We got the cat because of the mouse', state: 'hidden' }),
  row({ unit: 'cat-05', title: 'My cat walks across the piano', state: 'file' }),
];

const CAT =
  'The cat sleeps twenty hours a day and still looks at me, on a Sunday, as if I were the one letting things slide.';
const CAT_AT_FIRST = 'The cat sleeps all day and still looks at me, on a Sunday, as if I were the lazy one.';

export const JOKE: DeskUnit = {
  kind: 'joke',
  unit: 'cat-01',
  title: 'The cat sleeps twenty hours a day',
  timeZone: TIME_ZONE,
  state: 'live',
  href: '/joke',
  file: 'jokes/cats.yml',
  inFile: { text: CAT_AT_FIRST, since: '2026-01-01' },
  shown: { text: CAT, since: '2026-01-01' },
  draft: null,
  scheduledFor: null,
  collisions: [],
  faults: [],
  history: [
    {
      id: 12,
      at: '2026-11-14T23:22:00Z',
      author: 'You',
      what: 'Published',
      fields: { text: CAT, since: '2026-01-01' },
    },
    { id: 11, at: '2026-11-13T23:22:00Z', author: 'You', what: 'Hidden', fields: null },
    {
      id: 10,
      at: '2026-11-12T23:22:00Z',
      author: 'You',
      what: 'Published',
      fields: { text: CAT.replace('twenty hours', 'nineteen hours'), since: '2026-01-01' },
    },
  ],
};

export const CARD: DeskUnit = {
  ...JOKE,
  kind: 'tarot',
  unit: 'the-fool',
  title: 'The Fool',
  state: 'collides',
  href: '/tarot/cards/the-fool',
  file: 'tarot/majors.yml',
  inFile: {
    name: 'The Fool',
    keywords: ['a first step', 'light luggage'],
    yesNo: 'yes',
    'upright.love':
      'Say hello first and let it be awkward. Couples do well here too, with an evening neither has planned.',
    'reversed.love': 'Somebody is charming and vague about dates, or you are. Ask for an address.',
  },
  shown: {
    name: 'The Fool',
    keywords: ['a first step', 'light luggage'],
    yesNo: 'yes',
    'upright.love':
      'Say hi first, even badly. Couples do well here too, with an evening neither of you has planned.',
    'reversed.love': 'Somebody is charming and vague about dates. Enjoy it, and keep your own Saturday.',
  },
  collisions: [
    {
      field: 'upright.love',
      base: 'Say hello first and let it be clumsy. Couples do well here too, with an evening neither of you has planned.',
      file: 'Say hello first and let it be awkward. Couples do well here too, with an evening neither has planned.',
      own: 'Say hi first, even badly. Couples do well here too, with an evening neither of you has planned.',
    },
    {
      field: 'reversed.love',
      base: 'Somebody is charming and vague about dates, or you are. Enjoy the flirtation for what has been said so far.',
      file: 'Somebody is charming and vague about dates, or you are. Ask for an address.',
      own: 'Somebody is charming and vague about dates. Enjoy it, and keep your own Saturday.',
    },
  ],
};

export const PLACES: Replacements = {
  total: 4,
  found: [
    {
      kind: 'joke',
      unit: 'cat-01',
      title: 'The cat sleeps twenty hours a day',
      field: 'text',
      before: '…as if I were the one letting things slide. The colour of her…',
      after: '…as if I were the one letting things slide. The color of her…',
      problem: null,
    },
    {
      kind: 'tarot',
      unit: 'the-fool',
      title: 'The Fool',
      field: 'upright.love',
      before: '…the colour of the evening…',
      after: '…the color of the evening…',
      problem: null,
    },
    {
      kind: 'tarot',
      unit: 'the-fool',
      title: 'The Fool',
      field: 'reversed.love',
      before: '…any colour but one…',
      after: '…any color but one…',
      problem: null,
    },
    {
      kind: 'pair',
      unit: 'aries-and-leo',
      title: 'Aries and Leo',
      field: 'summary',
      before: '…a colourful pair…',
      after: '…a colorful pair…',
      problem: 'Summary: has 9 words, needs 10.',
    },
  ],
};

/** Lists and kinds as the server would answer. */
export async function pretendUnits(page: Page, rows: readonly DeskUnitRow[] = JOKE_ROWS): Promise<void> {
  const list: DeskUnits = { timeZone: TIME_ZONE, units: [...rows], next: null, total: rows.length };
  await page.route(/\/api\/admin\/content$/, (route) => route.fulfill({ json: { kinds: KINDS } }));
  await page.route(/\/api\/admin\/content\/[a-z]+\?/, (route) => route.fulfill({ json: list }));
}

/** One unit, whose drafts are taken with one revision more each time. */
export async function pretendUnit(
  page: Page,
  unit: DeskUnit,
  problems: readonly string[] = [],
): Promise<void> {
  await page.route(`**/api/admin/content/${unit.kind}/${unit.unit}`, (route) =>
    route.fulfill({ json: unit }),
  );
  let revision = unit.draft?.revision ?? 16;
  await page.route(`**/api/admin/content/${unit.kind}/${unit.unit}/draft`, (route) =>
    route.fulfill({ json: { revision: ++revision, savedAt: '2026-11-15T17:00:00Z', problems } }),
  );
}
