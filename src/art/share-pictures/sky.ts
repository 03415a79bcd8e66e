import { referenceNoonMs } from '../../domain/calendar/civil-date.ts';
import { longDate } from '../../domain/calendar/written-date.ts';
import { skyAt } from '../../domain/sky/positions.ts';
import { INK } from '../drawing/ink.ts';
import { moonDisc } from '../drawing/moon-disc.ts';
import { wheel } from '../drawing/wheel.ts';
import { place, placeWithin } from '../quote-cards/placing.ts';
import { inset } from './inset.ts';
import { hairline, type Composed } from './sheet.ts';
import type { SkySubject } from './subject.ts';
import { nameLine, textBlock, type Column } from './type.ts';

const WHEEL = { x: 58, y: 44, width: 492 };
const COLUMN: Column = { align: 'left', x: 602, width: 534 };
const NAME = { baseline: 112, size: 76 };
const DATE = { baseline: 160, size: 34 };
const WORDS = { top: 194, bottom: 396, largest: 42, smallest: 31 };
const MOON = { x: COLUMN.x, y: 418, width: 118 };
const MOON_WORDS = { left: COLUMN.x + MOON.width + 26, phase: 470, place: 510 };

/** The wheel of a day's noon, its Moon, and both in words. */
export function composeSky({ date, moon, sentences }: SkySubject): Composed {
  const sky = skyAt(referenceNoonMs(date));
  const { align, x, width } = COLUMN;
  const [phase, where] = moon;
  return {
    texts: [
      ...nameLine('The Sky', { ...NAME, fill: INK.brass200 }, COLUMN),
      placeWithin(
        width,
        longDate(date),
        { face: 'italic', size: DATE.size, fill: INK.parchment },
        align,
        x,
        DATE.baseline,
      ),
      ...textBlock(sentences, { face: 'roman', fill: INK.ivory, ...WORDS }, COLUMN, { ...WORDS, rise: 0 }),
      place(
        phase,
        { face: 'roman', size: 38, fill: INK.brass200 },
        'left',
        MOON_WORDS.left,
        MOON_WORDS.phase,
      ),
      place(
        where,
        { face: 'italic', size: 32, fill: INK.parchment },
        'left',
        MOON_WORDS.left,
        MOON_WORDS.place,
      ),
    ],
    shapes: [
      // Previews are looked at on telephones: the wheel with the large glyphs.
      inset(wheel(sky, 'phone'), 'wheel', WHEEL),
      hairline(x, x + width, WORDS.bottom + 10),
      inset(moonDisc(sky.moonPhase.elongationDeg), 'moon', MOON),
    ],
    drawn: [
      { left: WHEEL.x, top: WHEEL.y, right: WHEEL.x + WHEEL.width, bottom: WHEEL.y + WHEEL.width },
      { left: MOON.x, top: MOON.y, right: MOON.x + MOON.width, bottom: MOON.y + MOON.width },
    ],
  };
}
