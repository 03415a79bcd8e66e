import { CLARA, drawn, section } from './birth-chart.ts';
import { expect, test, type Page } from './site.ts';

/** Which of the engravings that a section borrows have arrived and are drawn. */
const engraved = (page: Page, name: string): Promise<boolean[]> =>
  section(page, name)
    .locator('svg use[href*="engravings"]')
    .evaluateAll((parts) => parts.map((part) => (part as SVGUseElement).getBBox().width > 0));

async function expectEngraved(page: Page, name: string, parts: number): Promise<void> {
  await expect.poll(() => engraved(page, name)).toEqual(Array(parts).fill(true));
}

test(
  'plates and cover are engraved from one file, which tells nobody’s signs',
  { tag: '@full' },
  async ({ page }) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await drawn(page);
    await expectEngraved(page, 'Sun, Moon, Rising', 12);
    await expectEngraved(page, 'The Whole Book', 2);
    const cover = section(page, 'The Whole Book').locator('svg').first();
    await expect(cover).toContainText('Your Book');
    const { width, height } = (await cover.boundingBox())!;
    expect(height / width).toBeCloseTo(1.3, 1);
    const files = addresses.filter((address) => address.includes('engravings'));
    expect(new Set(files).size).toBe(1);
    for (const address of addresses) expect(address).not.toMatch(/scorpio|libra\b|virgo/i);
  },
);

test('a plate shows no more than is known', async ({ page }) => {
  await drawn(page, { date: CLARA.date });
  // Without a time the Moon may be in Virgo or in Libra, and nothing rises: of three signs, one has its stars.
  const stars = section(page, 'Sun, Moon, Rising').locator('use[href*="#stars-"]');
  await expect(stars).toHaveCount(1);
  await expect(stars).toHaveAttribute('href', /#stars-scorpio$/);
});
