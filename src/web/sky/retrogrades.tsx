import type { ReactNode } from 'react';
import type { SkyDayAnswer } from '../../contract/sky.ts';
import { shortDay } from '../../domain/calendar/written-date.ts';
import { labelOfBody } from '../../domain/sky/event-words.ts';
import type { Sky } from '../../domain/sky/sky.ts';
import { signOf } from '../../domain/zodiac/signs.ts';
import { wallDate } from '../shell/wall-time.ts';
import { Glyph } from '../ui/glyph.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { degreeText } from './formats.ts';
import type { ShownSky } from './shown-sky.ts';
import styles from './retrogrades.module.css';

type Retrograde = SkyDayAnswer['retrogrades'][number];

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;

/** From station to station: what is travelled in air, the pointer at the shown instant. */
function Rule({ share }: { share: number }): ReactNode {
  const at = `${(share * 100).toFixed(1)}%`;
  return (
    <svg className={styles.rule} width="100%" height="22" aria-hidden="true" focusable="false">
      <rect className={styles.ahead} y="10" width="100%" height="2" />
      <rect className={styles.travelled} y="9.5" width={at} height="3" />
      <svg x={at} y="13" overflow="visible">
        <path className={styles.pointer} d="M0 0L5.5 9H-5.5Z" />
      </svg>
    </svg>
  );
}

function Station({ word, station, isZoned }: StationProps): ReactNode {
  const date = wallDate(station.at, isZoned);
  return (
    <span>
      {word}{' '}
      <time dateTime={station.at}>
        {shortDay(date)}, {date.slice(0, 4)}
      </time>
      , {degreeText(station.degree)}
    </span>
  );
}

interface StationProps {
  word: string;
  station: Retrograde['from'];
  isZoned: boolean;
}

function RetrogradeRow({
  retrograde,
  sky,
  isZoned,
}: {
  retrograde: Retrograde;
  sky: Sky;
  isZoned: boolean;
}): ReactNode {
  const place = sky.bodies.find(({ body }) => body === retrograde.body)!;
  const [fromMs, toMs] = [Date.parse(retrograde.from.at), Date.parse(retrograde.to.at)];
  return (
    <li>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <Glyph name={retrograde.body} size={21} className={styles.glyph} />
          {labelOfBody(retrograde.body)}
        </h3>
        <span>
          {degreeText(place.degreeInSign)} {signOf(place.sign).name}
        </span>
      </div>
      <Rule share={(sky.atMs - fromMs) / (toMs - fromMs)} />
      <p className={styles.ends}>
        <Station word="since" station={retrograde.from} isZoned={isZoned} />
        <Station word="until" station={retrograde.to} isZoned={isZoned} />
      </p>
    </li>
  );
}

/** What is retrograde, with the two days on which it stands still. */
export function Retrogrades({ shown: { sky, day, asked, isZoned } }: { shown: ShownSky }): ReactNode {
  const retrogrades = day.retrogrades.filter(
    ({ from, to }) => Date.parse(from.at) <= sky.atMs && sky.atMs < Date.parse(to.at),
  );
  return (
    <section aria-labelledby="backwards">
      <SectionHead
        id="backwards"
        className={styles.section}
        note={`${NUMBERS[retrogrades.length]} of ten bodies`}
      >
        {asked ? 'Retrograde That Day' : 'Retrograde Now'}
      </SectionHead>
      {retrogrades.length === 0 ? (
        <p className={styles.none}>
          {asked ? 'Nothing’s retrograde that day.' : 'Nothing’s retrograde right now.'}
        </p>
      ) : (
        <ul className={styles.retrogrades} data-count={retrogrades.length}>
          {retrogrades.map((retrograde) => (
            <RetrogradeRow key={retrograde.body} retrograde={retrograde} sky={sky} isZoned={isZoned} />
          ))}
        </ul>
      )}
    </section>
  );
}
