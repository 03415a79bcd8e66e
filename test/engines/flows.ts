import { OWNER_PASSWORD } from '../harness/owner.ts';
import { foundBy, type Target } from './driver.ts';
import type { Walker } from './walker.ts';

const button = (named: string): Target => ({ css: 'main button', named });
const link = (named: string): Target => ({ css: 'main a', named });
const heading = (named: string): Target => ({ css: 'h1', named });
const field = (named: string): Target => ({ css: 'main input', named });

async function enterClara({ fill, click }: Walker): Promise<void> {
  await fill(field('Date of birth'), '1991-11-03');
  await fill(field('Place of birth'), 'lyon');
  await click({ css: '[role=option]', named: 'Lyon' });
  await fill(field('Hour and minute'), '06:40');
}

/** Fails when the document was loaded anew in between. */
async function withoutReload(walker: Walker, walk: () => Promise<void>): Promise<void> {
  await walker.read('(window.stillHere = true)');
  await walk();
  if (!(await walker.read<boolean>("'stillHere' in window"))) throw new Error('the page was loaded anew');
}

/** The main ways through the site, each from a page opened anew to what somebody came for. */
export const FLOWS: Readonly<Record<string, (walker: Walker) => Promise<void>>> = {
  'a day’s reading and its reasons': async ({ open, click, see, seePictures }) => {
    await open('/horoscope/leo');
    await see(heading('Leo'));
    await click({ css: 'main details:not([open]) > summary', named: 'Why' });
    await see({ css: 'main details[open] > div' });
    await seePictures();
  },

  'week and month by the tabs': async (walker) => {
    const { open, click, see, arrive } = walker;
    await open('/horoscope/leo');
    await withoutReload(walker, async () => {
      await click({ css: 'nav a', named: 'Weekly' });
      await arrive('type=weekly');
      await see({ css: 'nav a[aria-current]', named: 'Weekly' });
      await click({ css: 'nav a', named: 'Monthly' });
      await arrive('type=monthly');
      await see({ css: 'nav a[aria-current]', named: 'Monthly' });
      await see({ css: 'main h2', named: 'Key Dates' });
    });
  },

  'a love match': async ({ open, fill, click, see }) => {
    await open('/?type=compatibility&sign=leo');
    await fill({ css: 'main select', named: 'Partner’s Sign' }, 'sagittarius');
    await click(button('Check Compatibility'));
    await see({ css: '[role=status]', named: 'Leo and Sagittarius: ' });
    await see({ css: 'main h2', named: 'How the Score Adds Up' });
  },

  'a tarot draw': async ({ open, click, see, seePictures }) => {
    await open('/tarot');
    await click(button('Shuffle'));
    await see({ css: 'main p', named: 'Sealed:' });
    await click(button('Pick for me'));
    await see(heading('Three Cards'));
    await see(button('Save this reading'));
    await seePictures();
  },

  'a quote and its card': async ({ open, click, see, arrive, seePictures }) => {
    await open('/quotes/hope');
    await click({ css: 'main li button', named: 'Save “' });
    await see({ css: 'main li button', named: 'Saved “' });
    await click({ css: 'main li a', named: 'Picture “' });
    await arrive('/1/square');
    await seePictures();
  },

  'an article of the blog': async ({ open, click, arrive, see, seePictures }) => {
    await open('/blog');
    await click({ css: 'main h2 a' });
    await arrive('/blog/');
    await see({ css: 'main article h2' });
    await seePictures();
  },

  'a search': async ({ open, fill, click, arrive, see }) => {
    await open('/search');
    await fill({ css: 'main input[name=q]' }, 'full moon');
    await click({ css: 'main form button', named: 'Search' });
    await arrive('/search?q=full');
    await see(heading('full moon'));
    await see({ css: 'main mark' });
  },

  'the sky of a birthday': async ({ open, fill, click, arrive, see, seePictures }) => {
    await open('/sky');
    await fill(field('Your birthday, or any day since 1900'), '1990-03-21');
    await click(button('Show its sky'));
    await arrive('/sky?date=1990-03-21');
    await see(heading('The Sky of March 21, 1990'));
    await seePictures();
  },

  'a past day of the archive': async ({ open, click, arrive, see }) => {
    await open('/archive?sign=leo');
    await click({ css: 'main table td a' });
    await arrive('/archive/leo-');
    await see(heading('Leo, '));
  },

  'a birth chart': async (walker) => {
    const { open, click, see } = walker;
    await open('/birth-chart');
    await enterClara(walker);
    await click(button('Draw my chart'));
    await see({ css: 'main table', named: 'Mercury' });
  },

  'a report, ordered in the demo': async (walker) => {
    const { open, click, arrive, see } = walker;
    await open('/personal-destiny-report');
    await enterClara(walker);
    await click({ css: 'main input[type=checkbox]', named: 'Make my report right away' });
    await click(button('Continue to payment'));
    await arrive('/checkout/demo');
    await click(button('in demo'));
    await arrive('/order-success');
    await click(link('Open the report'));
    await arrive('/report/');
    await see({ css: 'h1' });
  },

  'settings that stay': async ({ open, fill, see, read }) => {
    const sign = { css: 'main select', named: 'Sign' };
    await open('/settings');
    await fill(sign, 'virgo');
    await see({ css: '[role=status]', named: 'Saved' });
    await open('/settings');
    await see(sign);
    if ((await read<string>(`${foundBy(sign)}.value`)) !== 'virgo') throw new Error('the sign was forgotten');
  },

  'the owner’s desk': async ({ goTo, fill, click, see }) => {
    await goTo('/admin');
    await fill({ css: 'input[type=password]' }, OWNER_PASSWORD);
    await click({ css: 'button', named: 'Sign in with password' });
    await see({ css: 'nav a', named: 'Today' });
    await see({ css: 'main h2' });
  },
};
