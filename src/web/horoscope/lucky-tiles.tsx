import type { ReactNode } from 'react';
import type { DailyReading } from '../../contract/reading.ts';
import { swatchOf } from '../../domain/reading/swatch.ts';
import styles from './lucky-tiles.module.css';

function Tile({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div className={styles.tile}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** One ruled register, never four boxes. The Lucky Time is there only on days that have one. */
export function LuckyTiles({ reading }: { reading: DailyReading }): ReactNode {
  return (
    <dl className={styles.register} data-cells={reading.lucky_time ? 4 : 3}>
      <Tile label="Lucky Numbers">{reading.lucky_number}</Tile>
      <Tile label="Lucky Color">
        <span className={styles.swatch} data-swatch={swatchOf(reading.color)} />
        {reading.color}
      </Tile>
      <Tile label="Mood">{reading.mood}</Tile>
      {reading.lucky_time && <Tile label="Lucky Time">{reading.lucky_time}</Tile>}
    </dl>
  );
}
