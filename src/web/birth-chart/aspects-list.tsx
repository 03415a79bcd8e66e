import type { ReactNode } from 'react';
import type { BirthChartAnswer } from '../../contract/chart.ts';
import { aspectSentence } from '../../domain/chart/aspect-words.ts';
import { aspectText } from '../../domain/report/margin-words.ts';
import { Fold } from '../ui/fold.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import head from './noted-head.module.css';
import { MeetingPlate } from './meeting-plate.tsx';
import styles from './aspects-list.module.css';

type ChartAspect = BirthChartAnswer['aspects'][number];

/** More are there for who opens the fold. */
const FIRST = 6;

function orbText(orb: number, isExact: boolean): string {
  if (!isExact) return `within ${Math.ceil(orb + 1)}°`;
  return orb < 0.05 ? 'exact' : `${orb.toFixed(1)}° from exact`;
}

function Rows({ aspects, isExact }: { aspects: readonly ChartAspect[]; isExact: boolean }): ReactNode {
  return (
    <ul className={styles.rows}>
      {aspects.map(({ points, aspect, orb }) => (
        <li key={`${points.join(' ')} ${aspect}`} className={styles.row}>
          <MeetingPlate one={points[0]} aspect={aspect} other={points[1]} />
          <div>
            <p className={styles.name}>
              {aspectText(points[0], aspect, points[1])} <small>{orbText(orb, isExact)}</small>
            </p>
            <p className={styles.words}>{aspectSentence(points, aspect)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** How the places of the chart get along, strongest first, in plain words. */
export function AspectsList({ answer }: { answer: BirthChartAnswer }): ReactNode {
  const { aspects, uncertainMinutes } = answer;
  const isExact = uncertainMinutes === 0;
  const rest = aspects.slice(FIRST);
  return (
    <section aria-labelledby="aspects">
      <SectionHead id="aspects" className={head.head} note="strongest first">
        What Works With What
      </SectionHead>
      <Rows aspects={aspects.slice(0, FIRST)} isExact={isExact} />
      {rest.length > 0 && (
        <Fold summary={`${rest.length} more`} className={styles.fold}>
          <Rows aspects={rest} isExact={isExact} />
        </Fold>
      )}
      {!isExact && (
        <p className={styles.note}>Only those that hold throughout the time you may have been born.</p>
      )}
    </section>
  );
}
