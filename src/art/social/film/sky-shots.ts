import { referenceNoonMs } from '../../../domain/calendar/civil-date.ts';
import { longDate, monthDay } from '../../../domain/calendar/written-date.ts';
import { skyAt } from '../../../domain/sky/positions.ts';
import { signOf } from '../../../domain/zodiac/signs.ts';
import { liveRing } from '../../drawing/live-ring.ts';
import { moonDisc } from '../../drawing/moon-disc.ts';
import { wheel } from '../../drawing/wheel.ts';
import { inset, type Place } from '../../share-pictures/inset.ts';
import { shotOn } from './ground.ts';
import { headed } from './heading.ts';
import type { FilmPicture } from './picture.ts';

type Of<Kind extends FilmPicture['kind']> = Extract<FilmPicture, { kind: Kind }>;

const DISC: Place = { x: 190, y: 536, width: 700 };
const WHEEL: Place = { x: 170, y: 500, width: 740 };

export function drawMoon({ date, phase, place }: Of<'moon'>): string {
  const { elongationDeg } = skyAt(referenceNoonMs(date)).moonPhase;
  const texts = headed(phase, `${place} on ${monthDay(date)}`);
  return shotOn(texts, [inset(moonDisc(elongationDeg), 'moon', DISC)]);
}

export function drawWheel({ date }: Of<'wheel'>): string {
  const drawn = wheel(skyAt(referenceNoonMs(date)), 'phone');
  return shotOn(headed('The Sky', longDate(date)), [inset(drawn, 'wheel', WHEEL)]);
}

export function drawSign({ sign, when, bodies }: Of<'sign'>): string {
  const texts = headed(signOf(sign).name, when);
  return shotOn(texts, [inset(liveRing(sign, bodies), 'ring', WHEEL)]);
}
