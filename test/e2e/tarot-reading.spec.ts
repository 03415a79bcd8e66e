import { accessibilityFaults } from './accessibility.ts';
import { onlyInFull } from './full-check.ts';
import { expect, test } from './site.ts';
import { button, readingOf, shuffle, title } from './tarot.ts';

for (const [device, viewport] of [
  ['desktop', { width: 1280, height: 800 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test(`on a ${device} the answer comes first, the counts small after it, then each card`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await readingOf(page, 'Shall I plant the pear tree?');
    const answer = page.getByRole('region', { name: 'Read Together' });
    await expect(answer.getByRole('heading')).toBeInViewport();
    await expect(page.getByRole('article').getByRole('heading', { level: 2 }).first()).toHaveText(
      'Read Together',
    );
    const counts = page.getByRole('article').locator('dl');
    await expect(counts).toHaveText(/^((major cards?|wands?|cups?|swords?|pentacles?)\d+)+$/);
    const sizes = await Promise.all(
      [answer.getByRole('paragraph').first(), counts.getByRole('definition').first()].map((one) =>
        one.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
      ),
    );
    expect(sizes[1]).toBeLessThan(sizes[0]!);
    const [textsAt, answerAt] = await Promise.all(
      [page.getByRole('region', { name: 'The Three Cards' }), answer].map((one) => one.boundingBox()),
    );
    expect(textsAt!.y).toBeGreaterThanOrEqual(answerAt!.y + answerAt!.height);
    if (device === 'desktop') {
      const texts = await page
        .locator('article section ol > li')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
      expect(new Set(texts.map(({ top }) => top)).size, 'the texts stand beside each other').toBe(1);
      for (const { width } of texts) expect(width, 'room for a line of words').toBeGreaterThan(320);
    }
    expect(await accessibilityFaults(page)).toEqual([]);
  });
}

for (const width of [390, 820, 1280]) {
  test(
    `at ${width} px no number of the Celtic Cross touches another`,
    onlyInFull(width !== 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await shuffle(page, '/tarot?spread=celtic-cross');
      await button(page, 'Pick for me').click();
      await expect(title(page, 'Celtic Cross')).toBeVisible();
      const seals = await page
        .getByRole('main')
        .locator('[aria-hidden] ol li > b')
        .evaluateAll((all) =>
          all.map((seal) => {
            const { x, y, width: side, height } = seal.getBoundingClientRect();
            return { x: x + side / 2, y: y + height / 2, side };
          }),
        );
      expect(seals).toHaveLength(10);
      const touching = seals.flatMap((one, index) =>
        seals.slice(index + 1).filter((other) => Math.hypot(one.x - other.x, one.y - other.y) < one.side + 4),
      );
      expect(touching).toEqual([]);
    },
  );
}
