import type { ReactNode } from 'react';
import type { DailyReading } from '../../contract/horoscope.ts';
import { swatchOf } from '../../domain/horoscope/swatch.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './lucky-tiles.module.css';

interface TileProps {
  label: string;
  /** What the tile's mark asks, for those who hear the page. */
  question: string;
  reason: string | undefined;
  children: ReactNode;
}

/** The tile itself opens its reason: a plain disclosure, by keyboard and without script. */
function Tile({ label, question, reason, children }: TileProps): ReactNode {
  return (
    <div className={styles.tile}>
      <dt>{label}</dt>
      <dd>
        {reason ? (
          <details>
            <summary className={styles.value}>
              {children} <VisuallyHidden>{question}</VisuallyHidden>
            </summary>
            <p className={styles.reason}>{reason}</p>
          </details>
        ) : (
          <span className={styles.value}>{children}</span>
        )}
      </dd>
    </div>
  );
}

/** One ruled register, never four boxes. The Lucky Time is there only on days that have one. */
export function LuckyTiles({ reading }: { reading: DailyReading }): ReactNode {
  const { lucky_number, color, mood, lucky_time, lucky_because: why } = reading;
  return (
    <div className={styles.tiles}>
      <dl className={styles.register} data-cells={lucky_time ? 4 : 3}>
        <Tile label="Lucky Numbers" question="Why these numbers?" reason={why?.lucky_number}>
          {lucky_number}
        </Tile>
        <Tile label="Lucky Color" question="Why this color?" reason={why?.color}>
          <span className={styles.swatch} data-swatch={swatchOf(color)} />
          {color}
        </Tile>
        <Tile label="Mood" question="Why this mood?" reason={why?.mood}>
          {mood}
        </Tile>
        {lucky_time && (
          <Tile label="Lucky Time" question="Why this hour?" reason={why?.lucky_time}>
            {lucky_time}
          </Tile>
        )}
      </dl>
    </div>
  );
}
