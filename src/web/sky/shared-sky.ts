import { monthDayYear } from '../../domain/calendar/written-date.ts';
import { pageText } from '../../domain/pages/page.ts';
import { skyAddress } from '../../domain/pages/sky-address.ts';
import { DATED_SKY } from '../../domain/pages/sky-page.ts';
import type { Shared } from '../../domain/sharing/share-text.ts';
import { sharedPage } from '../../domain/sharing/shared-page.ts';
import { skyIntro } from '../../domain/sky/intro.ts';
import type { ShownSky } from './shown-sky.ts';

/** Today's is told with its date as well: whoever reads it may do so tomorrow. */
export function sharedSky({ sky, day, asked }: Pick<ShownSky, 'sky' | 'day' | 'asked'>): Shared {
  const { title } = pageText(DATED_SKY, { date: monthDayYear(day.date) });
  return sharedPage({ what: 'sky', title, path: skyAddress(asked), text: skyIntro(sky) });
}
