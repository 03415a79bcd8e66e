import type { ReactNode } from 'react';
import { SIGNS, type SignKey } from '../../domain/zodiac/signs.ts';
import { Coin } from '../ui/coin.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './other-signs.module.css';

interface OtherSignsProps {
  sign: SignKey;
  addressOf: (sign: SignKey) => string;
}

export function OtherSigns({ sign, addressOf }: OtherSignsProps): ReactNode {
  return (
    <section className={styles.block}>
      <SectionHead>Choose Another Sign</SectionHead>
      <div className={styles.coins}>
        {SIGNS.filter(({ key }) => key !== sign).map((other) => (
          <Coin key={other.key} sign={other.key} to={addressOf(other.key)} />
        ))}
      </div>
    </section>
  );
}
