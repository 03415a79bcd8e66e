import type { ReactNode } from 'react';
import type { ChartAnswer } from '../../contract/chart.ts';
import { pointLabel } from '../../domain/report/margin-words.ts';
import { signAtLongitude, type SignKey } from '../../domain/zodiac/signs.ts';
import ruled from '../look/ruled-table.module.css';
import { degreeText } from '../sky/formats.ts';
import table from '../sky/table.module.css';
import { Glyph } from '../ui/glyph.tsx';
import { houseText, placeText, signsText, surenessText } from './place-words.ts';
import styles from './positions-table.module.css';

interface RowProps {
  name: ReactNode;
  place: string;
  sign: SignKey | null;
  signs: string;
  /** Left out where no hour gives the chart houses. */
  house: string | null;
  /** Left out where the time is exact: then every line is sure. */
  sureness: string | null;
}

function Row({ name, place, sign, signs, house, sureness }: RowProps): ReactNode {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{place}</td>
      <td>
        {sign && <Glyph name={sign} size={18} className={table.glyph} />}
        {signs}
        {sureness !== null && <small className={styles.below}>{sureness}</small>}
      </td>
      {house !== null && <td className={styles.house}>{house}</td>}
      {sureness !== null && <td className={styles.sureness}>{sureness}</td>}
    </tr>
  );
}

function AngleRow({
  angle,
  chart,
  hasSureness,
}: {
  angle: 'ascendant' | 'midheaven';
  chart: ChartAnswer;
  hasSureness: boolean;
}): ReactNode {
  const longitude = chart[angle];
  const sign =
    longitude === null ? (angle === 'ascendant' ? chart.rising : null) : signAtLongitude(longitude);
  if (sign === null) return null;
  return (
    <Row
      name={
        <>
          <span className={styles.letter} aria-hidden="true">
            {angle === 'ascendant' ? 'A' : 'M'}
          </span>
          {angle === 'ascendant' ? 'Rising' : 'Midheaven'}
        </>
      }
      place={longitude === null ? '' : degreeText(longitude % 30)}
      sign={sign}
      signs={signsText([sign])}
      house={chart.instant === null ? null : ''}
      sureness={hasSureness ? (longitude === null ? 'sign only' : 'within 1.3°') : null}
    />
  );
}

/** Where everything stood, and how surely. */
export function PositionsTable({ chart }: { chart: ChartAnswer }): ReactNode {
  const isExact = chart.uncertainMinutes === 0;
  const hasHouses = chart.instant !== null;
  return (
    <table className={`${ruled.table} ${table.table}`}>
      <caption className={ruled.label}>Positions and houses</caption>
      <thead>
        <tr>
          <th scope="col">Body</th>
          <th scope="col">Place</th>
          <th scope="col">Sign</th>
          {hasHouses && (
            <th scope="col" className={styles.house}>
              House
            </th>
          )}
          {!isExact && (
            <th scope="col" className={styles.sureness}>
              How sure
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {chart.bodies.map((body) => (
          <Row
            key={body.body}
            name={
              <>
                <Glyph name={body.body} size={20} className={table.glyph} />
                {pointLabel(body.body)}
                {body.retrograde && body.body !== 'node' && (
                  <small className={styles.back}> retrograde</small>
                )}
              </>
            }
            place={placeText(body)}
            sign={body.sign}
            signs={signsText(body.signs)}
            house={hasHouses ? houseText(body.house) : null}
            sureness={isExact ? null : surenessText(body)}
          />
        ))}
        <AngleRow angle="ascendant" chart={chart} hasSureness={!isExact} />
        <AngleRow angle="midheaven" chart={chart} hasSureness={!isExact} />
      </tbody>
    </table>
  );
}
