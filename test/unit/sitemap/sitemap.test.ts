import { describe, expect, it } from 'vitest';
import {
  latestChange,
  MOST_ADDRESSES,
  sitemapIndexXml,
  sitemapXml,
} from '../../../src/domain/sitemap/sitemap.ts';
import { SIGN_KEYS } from '../../../src/domain/zodiac/signs.ts';
import { archiveAddresses, archiveYears } from '../../../src/server/sitemap/archive-addresses.ts';
import { plainAddresses } from '../../../src/server/sitemap/page-addresses.ts';
import { schemaFaults } from '../../harness/xml-schema.ts';
import { SITEMAP, SITEMAP_INDEX } from '../../harness/xml-schemas.ts';
import { textAt, xmlTree } from '../../harness/xml.ts';

const SITE_URL = 'https://example.com';

describe('a sitemap', () => {
  it('gives back every address as it was put in, with the day where there is one', () => {
    const root = xmlTree(
      sitemapXml(SITE_URL, [{ path: '/?a=1&b=2', changedOn: '2026-11-15' }, { path: '/x' }]),
    );
    expect(schemaFaults(root, SITEMAP)).toEqual([]);
    expect(root.children.map((url) => textAt(url, 'loc'))).toEqual([
      'https://example.com/?a=1&b=2',
      'https://example.com/x',
    ]);
    expect(textAt(root.children[0]!, 'lastmod')).toBe('2026-11-15');
    expect(root.children[1]!.children).toHaveLength(1);
  });

  it('refuses more than the protocol allows', () => {
    const entries = Array.from({ length: MOST_ADDRESSES + 1 }, () => ({ path: '/' }));
    expect(() => sitemapXml(SITE_URL, entries)).toThrow('50000');
  });

  it('is named by an index, with its latest day', () => {
    const days = [
      { path: '/a', changedOn: '2026-01-02' },
      { path: '/b' },
      { path: '/c', changedOn: '2026-01-01' },
    ];
    expect(latestChange(days)).toBe('2026-01-02');
    expect(latestChange([{ path: '/b' }])).toBeUndefined();
    const root = xmlTree(sitemapIndexXml(SITE_URL, [{ path: '/one.xml', changedOn: latestChange(days) }]));
    expect(schemaFaults(root, SITEMAP_INDEX)).toEqual([]);
  });
});

describe('the sitemap of the archive', () => {
  const days = { today: '2027-01-01', latest: '2027-01-03' };
  const archiveOf = (year: string) => SIGN_KEYS.flatMap((sign) => archiveAddresses(year, sign, days));

  it('has a file per year', () => {
    expect(archiveYears(days)).toEqual(['2026', '2027']);
  });

  it('has every reading and calendar of its year, for each sign', () => {
    // 365 days, 53 weeks with a day in the year (the last one that begins in it goes on), 12 months, 12 calendars.
    expect(archiveOf('2026')).toHaveLength(12 * (365 + 53 + 12 + 12));
    const paths = archiveOf('2027').map(({ path }) => path);
    expect(paths.filter((path) => path.includes('leo'))).toEqual([
      '/archive?sign=leo&month=2027-01',
      '/archive/leo-month-2027-01',
      '/archive/leo-week-2027-01-03',
      '/archive/leo-2027-01-01',
      '/archive/leo-2027-01-02',
      '/archive/leo-2027-01-03',
    ]);
  });

  it('never claims a day that is still to come', () => {
    const changes = archiveOf('2027').map(({ changedOn }) => changedOn);
    expect(new Set(changes)).toEqual(new Set(['2027-01-01']));
  });
});

describe('the sitemap of plain pages', () => {
  const paths = plainAddresses('2026-11-15').map(({ path }) => path);

  it('leaves out what is not open or not to be found', () => {
    expect(paths).toContain('/sky');
    expect(paths).toContain('/search');
    expect(paths).toContain('/?type=weekly');
    for (const path of ['/settings', '/offline', '/admin', '/quotes/favorites'])
      expect(paths).not.toContain(path);
  });
});
