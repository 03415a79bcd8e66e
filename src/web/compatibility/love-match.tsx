import type { ReactNode } from 'react';
import { LOVE_PAGE } from '../../domain/pages/forecast-pages.ts';
import { signOf, type SignKey } from '../../domain/zodiac/signs.ts';
import { DateLine } from '../shell/page-head.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { AnglesTable } from './angles-table.tsx';
import styles from './love-match.module.css';
import { MatchCard } from './match-card.tsx';

export { MatchCardWithoutSign } from './match-card.tsx';

interface LoveMatchProps {
  sign: SignKey;
  tabs: ReactNode;
  addressOfSign: (sign: SignKey) => string;
}

/** One sign's Love Match: head, tabs, the card and the table of all its angles. */
export function LoveMatch({ sign, tabs, addressOfSign }: LoveMatchProps): ReactNode {
  const { heading, description } = LOVE_PAGE;
  return (
    <>
      <header className={styles.head}>
        <DateLine />
        <h1 className={styles.title}>
          <VisuallyHidden>{signOf(sign).name} </VisuallyHidden>
          {heading}
        </h1>
        <p className={styles.description}>{description}</p>
        <div className={styles.tabs}>{tabs}</div>
      </header>
      <MatchCard sign={sign} addressOfSign={addressOfSign} />
      <div className={styles.angles}>
        <AnglesTable sign={sign} />
      </div>
    </>
  );
}
