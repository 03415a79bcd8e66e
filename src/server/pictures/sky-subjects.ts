import { ARCHIVE_FIRST_DAY } from '../../domain/calendar/archive.ts';
import { referenceNoonMs } from '../../domain/calendar/civil-date.ts';
import { longDate } from '../../domain/calendar/written-date.ts';
import { sentencesOf } from '../../domain/horoscope/prose-rules.ts';
import { isSkyDate } from '../../domain/pages/sky-address.ts';
import { skyIntro } from '../../domain/sky/intro.ts';
import { skyAt } from '../../domain/sky/positions.ts';
import type { Sky } from '../../domain/sky/sky.ts';
import { signOf } from '../../domain/zodiac/signs.ts';
import type { SkySubject } from '../../art/share-pictures/subject.ts';
import type { ArchiveService } from '../archive/service.ts';
import { known, type FindSubject } from './known-subject.ts';

export function moonWords({ moonPhase, bodies }: Sky): SkySubject['moon'] {
  const { sign } = bodies.find(({ body }) => body === 'moon')!;
  const lit = Math.round(moonPhase.illuminated * 100);
  return [moonPhase.name, `in ${signOf(sign).name}, ${lit}% lit`];
}

/** Those of open days are stored; there are 73,000 others, which would drive all other pictures out. */
export function skies({ archive }: { archive: Pick<ArchiveService, 'latest'> }): FindSubject {
  return (date) => {
    if (!isSkyDate(date)) return null;
    const sky = skyAt(referenceNoonMs(date));
    const sentences = sentencesOf(skyIntro(sky));
    const moon = moonWords(sky);
    const alt = `The sky of ${longDate(date)}. ${sentences.join(' ')} Beside it the wheel of the signs with the planets; the Moon: ${moon.join(' ')}.`;
    const isOpen = date >= ARCHIVE_FIRST_DAY && date <= archive.latest();
    return { ...known({ kind: 'sky', date, moon, sentences }, alt), isUnstored: !isOpen };
  };
}
