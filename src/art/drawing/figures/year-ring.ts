import { turnsFrom } from '../../../domain/sky/turns.ts';
import { SIGN_KEYS, signOf, type SignKey } from '../../../domain/zodiac/signs.ts';
import { INK } from '../ink.ts';
import { onRing, spoke } from '../ring.ts';
import { stroked, tag } from '../svg.ts';
import { wheelAngle } from '../wheel-shape.ts';
import { dayInWords, dayOnSheet } from './dates.ts';
import type { Measuring } from './measured.ts';
import { labelAround, roundOf, zodiacBand } from './round.ts';
import type { Drawn, Label, Sheet } from './sheet.ts';

const TURNS: Partial<Record<SignKey, string>> = {
  aries: 'equinox',
  cancer: 'solstice',
  libra: 'equinox',
  capricorn: 'solstice',
};

interface Entry {
  sign: SignKey;
  atMs: number;
}

function draw(entries: readonly Entry[], sheet: Sheet): Drawn {
  const isWide = sheet.kind === 'wide';
  const round = roundOf(sheet, { wide: 52, phone: 72 });
  const angle = (sign: SignKey): number => wheelAngle(SIGN_KEYS.indexOf(sign) * 30);
  const dots = entries.map(({ sign }) => {
    const [cx, cy] = onRing(round, angle(sign), round.limb);
    return tag('circle', { cx, cy, r: TURNS[sign] ? 5 : 3.4, fill: INK.brass100 });
  });
  const cross = ['aries', 'cancer'].map((sign) => {
    const at = angle(sign as SignKey);
    return spoke(round, at, 0, round.disc) + spoke(round, at + 180, 0, round.disc);
  });
  const labels = entries.map(({ sign, atMs }): Label => {
    const day = dayOnSheet(atMs, isWide);
    const text = isWide && TURNS[sign] ? `${day}, ${TURNS[sign]}` : day;
    const gap = isWide ? 18 : 12;
    return labelAround(round, angle(sign), round.limb + gap, text, TURNS[sign] ? 'brass' : 'ivory');
  });
  return {
    shapes: [
      ...zodiacBand(round, sheet, wheelAngle),
      stroked(cross.join(''), INK.brass500, sheet.weight, { 'stroke-dasharray': '2 5' }),
      ...dots,
    ],
    labels,
  };
}

/** The Sun's twelve entries of a year on the ring of signs. */
export function* yearRingFigure(year: number): Measuring {
  const entries: Entry[] = [];
  for (const { sign, atMs } of turnsFrom('sun', Date.UTC(year, 0))) {
    if (atMs >= Date.UTC(year + 1, 0)) break;
    entries.push({ sign, atMs });
    yield;
  }
  const entryTexts = entries.map(
    ({ sign, atMs }) => `${signOf(sign).name} on ${dayInWords(atMs).replace(`, ${year}`, '')}`,
  );
  return {
    heights: { wide: 560, phone: 290 },
    alt: `The ring of signs with the days on which the Sun enters them in ${year}: ${entryTexts.join(', ')}.`,
    draw: (sheet) => draw(entries, sheet),
  };
}
