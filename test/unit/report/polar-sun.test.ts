import { describe, expect, it } from 'vitest';
import { readReportFiles } from '../../../scripts/compile-content.ts';
import { reportBankFrom } from '../../../src/content/report.ts';
import { timeAbout } from '../../../src/domain/natal/birth.ts';
import { passagesOf, reportOf } from './random-births.ts';

const bank = reportBankFrom(readReportFiles());

function openingOf(born: string, latitudeDeg: number) {
  const place = { latitudeDeg, longitudeDeg: 18.96 };
  const { document } = reportOf({ clock: 'known', time: timeAbout(Date.parse(born), 0), place }, bank);
  const texts = passagesOf(document).map(({ text }) => text);
  return { first: document.themes[0]!.passages, texts };
}

const isOfPolarSun = ({ key }: { key: string }) => /^sun\/(?:midnight-sun|polar-night)$/.test(key);

describe('a birth on a day without sunrise or sunset', () => {
  it('has the midnight sun in its first chapter, and no sunset anywhere', () => {
    const { first, texts } = openingOf('1987-06-10T21:15:00Z', 69.65);
    const [told] = first.filter(isOfPolarSun);
    expect(told?.fact.headline).toBe('Born under the midnight sun');
    expect(told?.fact.detail).toContain('didn’t set');
    expect(texts.filter((text) => /\bsun(?:set|rise)\b/.test(text))).toEqual([]);
  });

  it.each([
    ['1987-12-20T11:00:00Z', 69.65, 'Born in the polar night'],
    ['1987-12-20T11:00:00Z', -75, 'Born under the midnight sun'],
    ['1987-12-20T11:00:00Z', 60, undefined],
    ['1987-03-20T11:00:00Z', 69.65, undefined],
  ])('of %s at %d°: %s', (born, latitude, headline) => {
    const { first } = openingOf(born, latitude);
    expect(first.find(isOfPolarSun)?.fact.headline).toBe(headline);
  });
});
