import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { NATAL_ACCURACY } from '../../domain/natal/accuracy.ts';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './exactness.module.css';

const { charts, angleArcsec, cuspArcsec, planetArcsec } = NATAL_ACCURACY;

const FIGURES = [
  ['Rising degree', angleArcsec],
  ['House cusps', cuspArcsec],
  ['Sun to Pluto', planetArcsec],
] as const;

/** How the sky of a report is worked out, and how far off it can be. */
export function Exactness(): ReactNode {
  return (
    <section aria-labelledby="method">
      <SectionHead id="method">How It’s Worked Out</SectionHead>
      <div className={styles.columns}>
        <dl className={styles.figures}>
          {FIGURES.map(([name, arcsec]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {arcsec}
                <abbr title="seconds of arc">″</abbr>
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.words}>
          <p>
            That’s the farthest we are, in seconds of arc, from {charts} charts worked out elsewhere, one of
            them beyond the polar circle. The planets are also held to the tables of JPL, and{' '}
            <Link to="/about">the about page</Link> shows every error. A second of arc is the width of a
            quarter seen from about three miles away.
          </p>
          <p>
            Clocks are harder than planets. We know what they showed in 171,643 places, back through wartime
            summers to the days when every town kept its own noon. If yours skipped that hour, or showed it
            twice, we’ll ask.
          </p>
          <p>
            What we can’t be sure of, we leave out, and say so. Places are from{' '}
            <a href="https://www.geonames.org/">GeoNames</a> (
            <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>), the zones of some of them
            from <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>’s contributors (
            <a href="https://opendatacommons.org/licenses/odbl/1-0/">ODbL</a>).
          </p>
        </div>
      </div>
    </section>
  );
}
