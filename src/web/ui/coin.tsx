import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { signOf, type Element, type SignKey } from '../../domain/zodiac/signs.ts';
import { classes } from './classes.ts';
import styles from './coin.module.css';
import { Glyph } from './glyph.tsx';

const GROUND: Record<Element, string | undefined> = {
  Fire: styles.fire,
  Earth: styles.earth,
  Air: styles.air,
  Water: styles.water,
};

interface CoinDiscProps {
  sign: SignKey;
  /** `small` is 44 px with a single rim, `normal` 60 (68 from 1000 px), `large` 76. */
  size?: 'small' | 'normal' | 'large';
  className?: string;
}

const GLYPH_SIZE = { small: 22, normal: 30, large: 38 };

/** A sign struck on its element's ground. Decoration: the name stands beside it. */
export function CoinDisc({ sign, size = 'normal', className }: CoinDiscProps): ReactNode {
  const ground = GROUND[signOf(sign).element];
  return (
    <span className={classes(styles.coin, styles[size], ground, className)} aria-hidden="true">
      <Glyph name={sign} size={GLYPH_SIZE[size]} weight={size === 'small' ? 1.6 : 1.4} />
    </span>
  );
}

/** Coin with the name beneath, a link: for every secondary list of signs. */
export function Coin({ sign, to }: { sign: SignKey; to: string }): ReactNode {
  return (
    <Link to={to} className={styles.link}>
      <CoinDisc sign={sign} />
      {signOf(sign).name}
    </Link>
  );
}
