import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SPREAD_KEYS, SPREAD_SIZES, type SpreadKey } from '../../domain/tarot/spreads.ts';
import scale from '../look/scale.module.css';
import { classes } from '../ui/classes.ts';
import { tableAddress } from './addresses.ts';
import styles from './spread-choice.module.css';
import { SPREADS } from './spread-words.ts';

const CARD = { width: 10, height: 17, step: 12.5, rowStep: 18.5 };

/** The table seen from above; the one card that answers points to both sides. */
function Plan({ spread }: { spread: SpreadKey }): ReactNode {
  const { places, lying } = SPREADS[spread];
  const size = spread === 'celtic-cross' ? 0.62 : places.length === 1 ? 1.5 : 1.1;
  return (
    <svg viewBox="-36 -24 72 48" width="72" height="48" aria-hidden="true" focusable="false">
      <g transform={`scale(${size})`}>
        {places.map(([column, row], index) => {
          const [x, y] = [column * CARD.step, row * CARD.rowStep];
          const [width, height] = index === lying ? [CARD.height, CARD.width] : [CARD.width, CARD.height];
          return <rect key={index} x={x - width / 2} y={y - height / 2} width={width} height={height} />;
        })}
        {spread === 'yes-no' && <path d="M-9 -4l-5 4 5 4zM9 -4l5 4-5 4z" />}
      </g>
    </svg>
  );
}

const countWords = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

/** The five tables, as links: each has its own address. */
export function SpreadChoice({ current }: { current: SpreadKey }): ReactNode {
  return (
    <nav aria-label="Spreads" className={classes(scale.pointed, styles.choice)}>
      <ul className={styles.row}>
        {SPREAD_KEYS.map((spread) => (
          <li key={spread}>
            <Link
              to={tableAddress(spread)}
              preventScrollReset
              aria-current={spread === current ? 'page' : undefined}
              className={styles.table}
            >
              <Plan spread={spread} />
              <span className={styles.name}>{SPREADS[spread].name}</span>
              <span className={styles.count}>{countWords(SPREAD_SIZES[spread])}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
