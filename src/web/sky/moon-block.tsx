import type { ReactNode } from 'react';
import type { SkyEventAnswer } from '../../contract/sky.ts';
import { shortDay, weekdayName } from '../../domain/calendar/written-date.ts';
import { LUNATION_NAMES } from '../../domain/sky/event-words.ts';
import { signOf } from '../../domain/zodiac/signs.ts';
import { wallDate } from '../shell/wall-time.ts';
import { Glyph } from '../ui/glyph.tsx';
import { LocalTime } from '../ui/local-time.tsx';
import { drawingAddress } from './drawings.ts';
import styles from './moon-block.module.css';
import type { ShownSky } from './shown-sky.ts';

type LunationAnswer = Extract<SkyEventAnswer, { kind: 'lunation' }>;

const LUNATIONS_SHOWN = 4;

/** The sign it is in, and until when. */
function SignRow({ shown: { sky, day, isZoned } }: { shown: ShownSky }): ReactNode {
  const moon = sky.bodies.find(({ body }) => body === 'moon')!;
  const leaves = day.events.find(
    ({ kind, body, at }) => kind === 'ingress' && body === 'moon' && Date.parse(at) > sky.atMs,
  );
  return (
    <div>
      <dt>Moon in</dt>
      <dd>
        {signOf(moon.sign).name}
        {leaves && (
          <>
            ,{' '}
            <span className={styles.until}>
              to {weekdayName(wallDate(leaves.at, isZoned), 'short')} <LocalTime iso={leaves.at} />
            </span>
          </>
        )}
      </dd>
    </div>
  );
}

function LunationRow({ lunation, isZoned }: { lunation: LunationAnswer; isZoned: boolean }): ReactNode {
  const { name } = signOf(lunation.sign);
  return (
    <div>
      <dt>{LUNATION_NAMES[lunation.phase]}</dt>
      <dd>
        <time dateTime={lunation.at}>{shortDay(wallDate(lunation.at, isZoned))}</time>, {name}
        <Glyph name={lunation.sign} size={17} className={styles.sign} />
      </dd>
    </div>
  );
}

/** The Moon as it is lit, and its next quarters. */
export function MoonBlock({ shown }: { shown: ShownSky }): ReactNode {
  const { sky, day, isZoned } = shown;
  const { name, illuminated } = sky.moonPhase;
  const coming = day.lunations
    .filter((event): event is LunationAnswer => event.kind === 'lunation')
    .filter(({ at }) => Date.parse(at) > sky.atMs)
    .slice(0, LUNATIONS_SHOWN);
  return (
    <section className={styles.moon} aria-labelledby="moon">
      <img
        className={styles.disc}
        src={drawingAddress('moon-disc', sky.atMs)}
        width={168}
        height={168}
        alt=""
      />
      <div className={styles.phase}>
        <h2 id="moon" className={styles.name}>
          {name}
        </h2>
        <p className={styles.lit}>{Math.round(illuminated * 100)}% lit</p>
      </div>
      <dl className={styles.rows}>
        <SignRow shown={shown} />
        {coming.map((lunation) => (
          <LunationRow key={lunation.at} lunation={lunation} isZoned={isZoned} />
        ))}
      </dl>
    </section>
  );
}
