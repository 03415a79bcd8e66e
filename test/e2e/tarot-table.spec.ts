import { accessibilityFaults } from './accessibility.ts';
import { onlyInFull } from './full-check.ts';
import { expect, open, test, type Page } from './site.ts';
import { button, card, shuffle } from './tarot.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const QUESTION = 'Shall I plant the pear tree behind the house, or wait until the fence has been mended?';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

/** Faces of the deck that are painted to the right of the title, at its height. */
async function facesBesideTitle(page: Page): Promise<number> {
  const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
  return page
    .getByRole('main')
    .locator('img')
    .evaluateAll((images: HTMLImageElement[], { y, height }) => {
      const words = document.createRange();
      words.selectNodeContents(document.querySelector('h1')!);
      const { right } = words.getBoundingClientRect();
      return images.filter((image) => {
        const box = image.getBoundingClientRect();
        const isBeside = box.left + box.width / 2 > right && box.top < y + height && box.bottom > y;
        return isBeside && image.naturalWidth > 0 && !image.src.includes('back');
      }).length;
    }, title);
}

for (const [device, viewport, faces] of [
  ['desktop', DESKTOP, 5],
  ['phone', PHONE, 3],
] as const) {
  test(
    `on a ${device} the tarot page has faces beside its title and asks to choose a spread`,
    onlyInFull(device === 'desktop'),
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page, '/tarot');
      await expect.poll(() => facesBesideTitle(page)).toBe(faces);
      await expect(heading(page, 'Choose a Spread')).toBeInViewport();
      for (const name of ['One Card', 'Three Cards', 'Love', 'Celtic Cross', 'Yes or No']) {
        const spread = page.getByRole('navigation', { name: 'Spreads' }).getByRole('link', { name });
        await expect(spread).toBeInViewport();
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    },
  );
}

test('how the draw is sealed is folded away until somebody wants to know', async ({ page }) => {
  await open(page, '/tarot');
  const words = page.getByText('our server picks a secret number');
  await expect(words).toBeHidden();
  await page.getByText('How the draw is sealed').press('Enter');
  await expect(words).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await button(page, 'Shuffle').click();
  await expect(page.getByText('Sealed:')).toBeVisible();
  await expect(words).toBeHidden();
  await page.getByText('How the draw is sealed').click();
  await page.getByRole('link', { name: 'See it step by step' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A draw you can check' })).toBeVisible();
});

test('the question stays in sight from the first card of the fan to the last', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await shuffle(page, '/tarot', `  ${QUESTION} `);
  const asked = page.getByText(`“${QUESTION}”`);
  await expect(asked).toBeInViewport({ ratio: 1 });
  await card(page, 1).click();
  await expect(asked).toBeInViewport({ ratio: 1 });
  await card(page, 78).click();
  await expect(page.getByRole('status').getByText('2 of 3 picked')).toBeVisible();
  await expect(asked).toBeInViewport({ ratio: 1 });
});

test('without a question none is quoted', async ({ page }) => {
  await shuffle(page, '/tarot');
  await expect(page.getByText('Choose three cards', { exact: true })).toBeVisible();
  await expect(page.getByText('You asked')).toHaveCount(0);
});
