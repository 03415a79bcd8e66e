import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SkyAnswer } from '../../contract/sky.ts';
import { nameOfBody } from '../../domain/sky/bodies.ts';
import { signOf, type SignKey } from '../../domain/zodiac/signs.ts';
import ruled from '../look/ruled-table.module.css';
import { useToday } from '../shell/today.tsx';
import { Glyph } from '../ui/glyph.tsx';
import styles from './positions-table.module.css';
import { noonSkyQuery } from './queries.ts';

type Place = SkyAnswer['bodies'][number];

/** Minutes of arc: the sky is known better than that, and nobody reads more. */
function degreeText(degree: number): string {
  const minutes = Math.floor(degree * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}

function Row({ place, isOurs }: { place: Place; isOurs: boolean }): ReactNode {
  const name = nameOfBody(place.body).replace(/^the /, '');
  return (
    <tr className={isOurs ? styles.ours : undefined}>
      <th scope="row">
        <Glyph name={place.body} size={20} className={styles.glyph} />
        {name}
        {place.retrograde && <small> retrograde</small>}
      </th>
      <td>{degreeText(place.degree)}</td>
      <td>{signOf(place.sign).name}</td>
    </tr>
  );
}

/** Where the planets stand on the day of the reading; rows in the page's own sign are lit. */
export function NoonPositions({ sign, sky }: { sign: SignKey; sky: SkyAnswer }): ReactNode {
  return (
    <div className={styles.holder}>
      <table className={`${ruled.table} ${styles.table}`}>
        <caption className={ruled.label}>Positions at noon UTC</caption>
        <tbody>
          {sky.bodies
            .filter(({ body }) => body !== 'node')
            .map((place) => (
              <Row key={place.body} place={place} isOurs={place.sign === sign} />
            ))}
        </tbody>
      </table>
    </div>
  );
}

export function PositionsTable({ sign }: { sign: SignKey }): ReactNode {
  const { data: sky } = useQuery({
    ...noonSkyQuery(useToday()),
    placeholderData: (previous: SkyAnswer | undefined) => previous,
  });
  return sky ? <NoonPositions sign={sign} sky={sky} /> : null;
}
