import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pinFile, pinPage, TEMPLATE_COLUMNS, type Pin } from '../../../src/domain/channels/pinterest-file.ts';

const NOW_MS = Date.parse('2026-11-18T20:00:00Z');
const DAY_MS = 86_400_000;

const pin = (changed: Partial<Pin> = {}): Pin => ({
  post: 41,
  title: 'Scorpio cat: saw that, filed it',
  description: 'The Moon’s in Aquarius, and the cat said “no”.\n\n#zodiaccats',
  link: 'https://zodiary.example/horoscope/scorpio?z=p15',
  board: 'Cats of the Zodiac',
  picture: 'https://zodiary.example/social/41.png',
  hashtags: ['#zodiaccats', '#scorpio'],
  atMs: NOW_MS + DAY_MS,
  ...changed,
});

/** Reads what RFC 4180 writes. */
function rowsOf(csv: string): string[][] {
  const rows: string[][] = [];
  for (const row of csv.matchAll(/((?:"(?:[^"]|"")*"|[^",\r\n]*)(?:,(?:"(?:[^"]|"")*"|[^",\r\n]*))*)\r\n/g)) {
    const cells = [...row[1]!.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(?:,|$)/g)].map((cell) => cell[1]!);
    rows.push(
      cells
        .slice(0, 8)
        .map((cell) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)),
    );
  }
  return rows;
}

describe('the file for Pinterest', () => {
  it('has the template’s columns, in order', () => {
    expect(pinFile([], NOW_MS).csv).toBe(
      'Title,Media URL,Pinterest board,Thumbnail,Description,Link,Publish date,Keywords\r\n',
    );
  });

  it('has a pin as a row', () => {
    const [, row] = rowsOf(pinFile([pin()], NOW_MS).csv);
    const { title, picture, board, description, link } = pin();
    expect(row).toEqual([
      title,
      picture,
      board,
      '',
      description,
      link,
      '2026-11-19T20:00:00',
      'zodiaccats,scorpio',
    ]);
  });

  it('takes other names and other clocks', () => {
    const columns = { ...TEMPLATE_COLUMNS, board: 'Board, exactly' };
    const [names, row] = rowsOf(pinFile([pin()], NOW_MS, { columns, timeZone: 'America/New_York' }).csv);
    expect(names![2]).toBe('Board, exactly');
    expect(row![6]).toBe('2026-11-19T15:00:00');
  });

  it('gives back any words as they were', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string(), (title, description) => {
        const { csv, posts, left } = pinFile(
          [pin({ title: `A ${title}`, description: `B ${description}` })],
          NOW_MS,
        );
        expect(left).toEqual([]);
        expect(posts).toEqual([41]);
        const [, row] = rowsOf(csv);
        expect([row![0], row![4]]).toEqual([`A ${title}`, `B ${description}`]);
      }),
    );
  });

  it('runs no formula in any spreadsheet', () => {
    for (const sign of ['=', '+', '-', '@', '\t', '\r']) {
      for (const field of ['title', 'description', 'board'] as const) {
        const { csv, left } = pinFile([pin({ [field]: `${sign}cmd` })], NOW_MS);
        expect(csv).not.toContain('cmd');
        expect(left[0]!.reason).toContain('spreadsheet');
      }
    }
    expect(pinFile([pin({ hashtags: ['=cmd'] })], NOW_MS).posts).toEqual([]);
  });

  it('holds 14 days and 100 rows, the earliest first, and says what it left out', () => {
    const pins = Array.from({ length: 130 }, (_, index) =>
      pin({ post: index, title: `Pin ${index}`, atMs: NOW_MS + (130 - index) * 3_600_000 * 2 }),
    );
    const { posts, left, csv } = pinFile(pins, NOW_MS);
    expect(posts).toHaveLength(100);
    expect(posts[0]).toBe(129);
    expect(left).toHaveLength(30);
    expect(rowsOf(csv)).toHaveLength(101);
    expect(pinFile([pin({ atMs: NOW_MS + 14 * DAY_MS })], NOW_MS).posts).toEqual([41]);
    expect(pinFile([pin({ atMs: NOW_MS + 14 * DAY_MS + 1 })], NOW_MS).left[0]!.reason).toContain('14 days');
    expect(pinFile([pin({ atMs: NOW_MS })], NOW_MS).left[0]!.reason).toContain('passed');
  });

  it('has no title twice, no pin without board, title or picture', () => {
    const { posts, left } = pinFile([pin(), pin({ post: 42, atMs: NOW_MS + 2 * DAY_MS })], NOW_MS);
    expect(posts).toEqual([41]);
    expect(left).toMatchObject([{ post: 42, reason: expect.stringContaining('same title') }]);
    for (const changed of [{ board: ' ' }, { title: '' }, { picture: '/social/41.png' }])
      expect(pinFile([pin(changed)], NOW_MS).left).toHaveLength(1);
  });
});

it('fills in the page for a single pin', () => {
  const page = new URL(
    pinPage(
      'https://zodiary.example/sky?z=p15&x',
      'https://zodiary.example/a.png',
      'Cats & “stars”\n#zodiac',
    ),
  );
  expect(page.origin + page.pathname).toBe('https://www.pinterest.com/pin/create/button/');
  expect(Object.fromEntries(page.searchParams)).toEqual({
    url: 'https://zodiary.example/sky?z=p15&x',
    media: 'https://zodiary.example/a.png',
    description: 'Cats & “stars”\n#zodiac',
  });
});
