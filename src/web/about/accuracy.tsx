import type { ReactNode } from 'react';
import type { SkyAccuracy } from '../../contract/sky.ts';
import { monthDayYear } from '../../domain/calendar/written-date.ts';
import { labelOfBody } from '../../domain/sky/event-words.ts';
import ruled from '../look/ruled-table.module.css';
import { Glyph } from '../ui/glyph.tsx';
import styles from './accuracy.module.css';
import { Residuals, SCALE_ARCSEC } from './residuals.tsx';

type BodyRow = SkyAccuracy['longitudes']['bodies'][number];

const seconds = (arcsec: number): string => `${arcsec.toFixed(2)}″`;

function Row({ row }: { row: BodyRow }): ReactNode {
  return (
    <tr>
      <th scope="row">
        <Glyph name={row.body} size={19} className={styles.glyph} />
        {labelOfBody(row.body)}
      </th>
      <td className={styles.strip}>
        <Residuals errorsArcsec={row.errorsArcsec} />
      </td>
      <td className={styles.typical}>{seconds(row.typicalArcsec)}</td>
      <td>{seconds(row.mostArcsec)}</td>
    </tr>
  );
}

/** The ends and the middle of the scale that every row is drawn on. */
function ScaleHead(): ReactNode {
  return (
    <th scope="col" className={styles.strip} aria-label={`On a scale of ${SCALE_ARCSEC}″ either way`}>
      <span className={styles.ends}>
        <span>−{SCALE_ARCSEC}″</span>
        <span>JPL</span>
        <span>+{SCALE_ARCSEC}″</span>
      </span>
    </th>
  );
}

/** "200 places at 20 instants from 1900 to 2011", from the figures themselves. */
function Compared({ longitudes, directions, checkedOn }: SkyAccuracy): ReactNode {
  const { bodies, years } = longitudes;
  const places = bodies.reduce((sum, body) => sum + body.places, 0);
  const most = Math.max(...bodies.map(({ mostArcsec }) => mostArcsec));
  return (
    <p className={styles.words}>
      Each dot is one of {places} positions of {bodies.length} bodies from {years[0]} to {years[1]}. The
      farthest is off by {seconds(most)}. Measured as directions in space, {directions.places} more, up to{' '}
      {directions.years[1]}, are within {seconds(directions.mostArcsec)}. Calculated on{' '}
      <time dateTime={checkedOn}>{monthDayYear(checkedOn)}</time>.
    </p>
  );
}

/** Our check against JPL as an instrument: a scale of arcseconds for each body, and where we stand on it. */
export function Accuracy({ accuracy }: { accuracy: SkyAccuracy }): ReactNode {
  return (
    <figure className={styles.accuracy}>
      <table className={`${ruled.table} ${styles.table}`}>
        <caption className={ruled.label}>Arcseconds from JPL’s figures</caption>
        <thead>
          <tr>
            <th scope="col">Body</th>
            <ScaleHead />
            <th scope="col" className={styles.typical}>
              Typical
            </th>
            <th scope="col">At most</th>
          </tr>
        </thead>
        <tbody>
          {accuracy.longitudes.bodies.map((row) => (
            <Row key={row.body} row={row} />
          ))}
        </tbody>
      </table>
      <figcaption>
        <Compared {...accuracy} />
        <p className={styles.words}>
          An arcsecond is a 3,600th of a degree; the full Moon is about 1,900 of them across.
        </p>
      </figcaption>
    </figure>
  );
}
