import type { ReactNode } from 'react';
import { labelOfBody } from '../../domain/sky/event-words.ts';
import type { BodyPosition } from '../../domain/sky/sky.ts';
import { signOf } from '../../domain/zodiac/signs.ts';
import ruled from '../look/ruled-table.module.css';
import { Glyph } from '../ui/glyph.tsx';
import { LocalTime } from '../ui/local-time.tsx';
import { declinationText, degreeText, motionText } from './formats.ts';
import type { ShownSky } from './shown-sky.ts';
import styles from './table.module.css';

function Row({ place }: { place: BodyPosition }): ReactNode {
  return (
    <tr>
      <th scope="row">
        <Glyph name={place.body} size={20} className={styles.glyph} />
        {labelOfBody(place.body)}
        {place.retrograde && <small className={styles.back}> retrograde</small>}
      </th>
      <td>{degreeText(place.degreeInSign)}</td>
      <td>
        <Glyph name={place.sign} size={18} className={styles.glyph} />
        {signOf(place.sign).name}
      </td>
      <td className={styles.motion}>{motionText(place.speedDegPerDay)}</td>
      <td className={styles.wide}>{declinationText(place.longitudeDeg, place.latitudeDeg)}</td>
    </tr>
  );
}

/** When the shown sky was: the visitor's own hour, or noon UTC as the page was sent. */
function When({ shown: { sky, isOwn } }: { shown: ShownSky }): ReactNode {
  return isOwn ? <LocalTime iso={new Date(sky.atMs).toISOString()} /> : 'noon UTC';
}

/** Where the planets stand; the wheel in words. */
export function PositionsTable({ shown }: { shown: ShownSky }): ReactNode {
  return (
    <table className={`${ruled.table} ${styles.table}`}>
      <caption className={ruled.label}>
        Positions at <When shown={shown} />
      </caption>
      <thead>
        <tr>
          <th scope="col">Body</th>
          <th scope="col">Place</th>
          <th scope="col">Sign</th>
          <th scope="col" className={styles.motion}>
            Daily motion
          </th>
          <th scope="col" className={styles.wide}>
            Declination
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.sky.bodies
          .filter(({ body }) => body !== 'node')
          .map((place) => (
            <Row key={place.body} place={place} />
          ))}
      </tbody>
    </table>
  );
}
