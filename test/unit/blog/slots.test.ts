import { describe, expect, it } from 'vitest';
import {
  filledSlot,
  filledText,
  isOfItsDay,
  slotFaults,
  slotTexts,
} from '../../../src/domain/blog/slots/fill.ts';
import { withMoments } from '../../../src/domain/blog/slots/moments.ts';
import { INLINE_NAMES, TABLE_NAMES } from '../../../src/domain/blog/slots/slot.ts';
import { plainOf } from '../../../src/content/markdown.ts';

const DAY = '2026-11-15';

const SAID: Record<string, string> = {
  'sign mars': 'Leo',
  'motion saturn': 'retrograde',
  'motion jupiter': 'direct',
  phase: 'waxing crescent',
  'next-new-moon': 'December 9, 2026 UTC, in Sagittarius',
  'next-full-moon': 'November 24, 2026 UTC, in Gemini',
  'next-eclipse': 'an annular eclipse of the Sun on February 6, 2027 UTC, in Aquarius',
  'next-station mercury': 'turns retrograde on February 9, 2027 UTC',
  'next-ingress venus': 'Scorpio on December 4, 2026 UTC',
  'next-ingress sun': 'Sagittarius on November 22, 2026 UTC',
  'station venus 2026-10': 'October 3, 2026 UTC',
  'ingress saturn aries 2026': 'February 14, 2026 UTC',
  'new-moon 2026-11': 'November 9, 2026 UTC',
  'full-moon 2026-11': 'November 24, 2026 UTC',
  'eclipse 2026-08 sun': 'August 12, 2026 UTC',
  'longitude mars 2026-11-15': '25° Leo',
  // Herschel's Uranus and Galle's Neptune, where they were found.
  'longitude uranus 1781-03-13': '24° Gemini',
  'longitude neptune 1846-09-23': '25° Aquarius',
};

/** Caption, columns and first row; how many rows there are. */
const TABLES: Record<string, [caption: string, columns: string, first: string, rows: number]> = {
  'table retrogrades mercury 2': [
    'Mercury’s next retrogrades, by UTC.',
    '| From | At | Until | At |',
    '| February 9, 2027 | 5° Pisces | March 3, 2027 | 20° Aquarius |',
    2,
  ],
  'table retrogrades all 4': [
    'The next retrogrades, by UTC.',
    '| Planet | From | At | Until | At |',
    '| Neptune | July 7, 2026 | 4° Aries | December 12, 2026 | 1° Aries |',
    4,
  ],
  'table lunations 3': [
    'The Moon’s next turns, by UTC.',
    '| Phase | Date | Time | In |',
    '| First quarter | November 17, 2026 | 11:47 AM | Aquarius |',
    3,
  ],
  'table eclipses 2': [
    'The next eclipses, on the date of their greatest moment by UTC.',
    '| Of | Kind | Date | In |',
    '| the Sun | Annular | February 6, 2027 | Aquarius |',
    2,
  ],
  'table ingresses venus 2': [
    'Venus’s next changes of sign, by UTC.',
    '| Enters | Date | Going |',
    '| Scorpio | December 4, 2026 | forward |',
    2,
  ],
  'table stays saturn 1991 2003': [
    'Saturn in the signs it entered from 1991 to 2003, by UTC.',
    '| In | From | Until |',
    '| Aquarius | February 6, 1991 | May 21, 1993 |',
    12,
  ],
  'table moon-signs 3': [
    'The Moon’s way through the signs, by UTC.',
    '| Moon in | From | Time |',
    '| Aquarius | November 15, 2026 | 9:24 AM |',
    3,
  ],
  'table positions': [
    'Where everything stands on November 15, 2026, at noon UTC.',
    '| Body | Place | Moving |',
    '| Sun | 23° Scorpio | forward |',
    10,
  ],
  'table seasons 4': [
    'The next turns of the year, by UTC.',
    '| Turn | Date | Time |',
    '| December solstice | December 21, 2026 | 8:50 PM |',
    4,
  ],
  'table sun-signs': [
    'The Sun’s twelve entries of 2026, by UTC.',
    '| The Sun enters | Date | Time |',
    '| Aquarius | January 20, 2026 | 1:44 AM |',
    12,
  ],
  'table speeds': [
    'How fast each body goes through the zodiac, seen from here and on average.',
    '| Body | Each day | Once around |',
    '| Moon | 13.2° | 27.3 days |',
    10,
  ],
  'table accuracy': [
    'Our apparent longitudes against JPL’s, in arcseconds (3,600 of them make a degree).',
    '| Body | Places | Largest difference | Typical difference |',
    '| Sun | 20 | 0.21″ | 0.10″ |',
    10,
  ],
};

/** As it stands on the page before anybody's clock is known. */
const shown = (filled: string): string => plainOf(withMoments(filled));

describe('a slot', () => {
  it.each(Object.entries(SAID))('{{%s}} says “%s” on November 15, 2026', (slot, said) => {
    expect(shown(filledSlot(slot, DAY))).toBe(said);
  });

  it.each(Object.entries(TABLES))('{{%s}} becomes a table', (slot, [caption, columns, first, rows]) => {
    const lines = shown(filledSlot(slot, DAY)).split('\n');
    expect(lines.slice(0, 3)).toEqual([`Table: ${caption}`, '', columns]);
    expect(lines[4]).toBe(first);
    expect(lines).toHaveLength(4 + rows);
  });

  it('is tried here in every kind', () => {
    const tried = [...Object.keys(SAID), ...Object.keys(TABLES)];
    for (const name of INLINE_NAMES)
      expect(
        tried.some((slot) => slot.split(' ')[0] === name),
        name,
      ).toBe(true);
    for (const name of TABLE_NAMES)
      expect(
        tried.some((slot) => slot.split(' ')[1] === name),
        name,
      ).toBe(true);
  });

  it('gives the page the instant, so that a date can be the visitor’s own', () => {
    expect(withMoments(filledSlot('full-moon 2026-11', DAY))).toMatch(
      /^<time datetime="2026-11-24T14:53:[\d.]+Z" data-moment="day">November 24, 2026 UTC<\/time>$/,
    );
    const table = withMoments(filledSlot('table lunations 1', DAY));
    expect(table).toContain('turns, <span data-moment="clock">by UTC</span>.');
    expect(table).toMatch(/<time datetime="2026-11-17T11:47:[\d.]+Z" data-moment="time">11:47 AM<\/time>/);
  });

  it('keeps a date of UTC where the sentence is about UTC', () => {
    expect(filledSlot('utc full-moon 2026-11', DAY)).toBe('November 24, 2026');
    expect(filledSlot('utc next-new-moon', DAY)).toBe('December 9, 2026, in Sagittarius');
    expect(isOfItsDay('utc next-new-moon')).toBe(true);
    expect(isOfItsDay('utc full-moon 2026-11')).toBe(false);
  });

  it('follows the day, unless it names a date of its own', () => {
    expect(shown(filledSlot('next-full-moon', '2026-11-25'))).toBe('December 24, 2026 UTC, in Cancer');
    expect(isOfItsDay('next-full-moon')).toBe(true);
    expect(isOfItsDay('full-moon 2026-11')).toBe(false);
  });

  it('that names something that did not happen says so', () => {
    expect(() => filledSlot('station venus 2026-12', DAY)).toThrow('there is no station of venus in 2026-12');
    expect(() => filledSlot('eclipse 2026-11 sun', DAY)).toThrow('there is no eclipse of the sun in 2026-11');
    expect(() => filledSlot('table stays pluto 2025 2026', DAY)).toThrow(
      'pluto enters no sign from 2025 to 2026',
    );
  });
});

describe('slots in a text', () => {
  it('are found once each and replaced wherever they stand', () => {
    const text = 'A {{phase}} and a {{phase}}.\n\n{{table positions}}\n';
    expect(slotTexts(text)).toEqual(['phase', 'table positions']);
    expect(filledText(text, (slot) => slot.toUpperCase())).toBe('A PHASE and a PHASE.\n\nTABLE POSITIONS\n');
  });

  it.each([
    ['{{phases}}', 'the slot {{phases}} is not known'],
    ['{{toString}}', 'the slot {{toString}} is not known'],
    ['{{sign vulcan}}', 'the slot {{sign vulcan}} needs a body'],
    ['{{station sun 2026-10}}', 'the slot {{station sun 2026-10}} needs a planet, a month'],
    ['{{full-moon 2026-13}}', 'the slot {{full-moon 2026-13}} needs a month'],
    ['{{utc weather}}', 'the slot {{utc weather}} is not known'],
    ['{{utc table positions}}', 'the slot {{utc table positions}} is not known'],
    ['{{phase today}}', 'the slot {{phase today}} needs nothing more'],
    ['{{table lunations 99}}', 'the slot {{table lunations 99}} needs a number'],
    ['{{table moons 3}}', 'the slot {{table moons 3}} is not known'],
    ['Look: {{table positions}}', 'the table in “Look: {{table positions}}” must stand between blank lines'],
    ['## On {{phase}}', 'the heading “## On {{phase}}” must not wait for the sky'],
    ['A {{phase} slip', 'the braces of “A {{phase} slip” do not match'],
  ])('are refused with a sentence: %s', (text, fault) => {
    expect(slotFaults(`Before.\n\n${text}\n\nAfter.`)).toContain(fault);
  });
});
