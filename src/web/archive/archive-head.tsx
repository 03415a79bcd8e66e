import type { ReactNode } from 'react';
import { archivedAddress } from '../../domain/archive/archived.ts';
import { monthLabel } from '../../domain/archive/labels.ts';
import { signOf, type SignKey } from '../../domain/zodiac/signs.ts';
import { ButtonLink } from '../ui/button.tsx';
import styles from './archive-head.module.css';
import { SignChoice } from './sign-choice.tsx';
import { ArchiveBreadcrumbs } from './breadcrumbs.tsx';

export function ArchiveHead({ sign, month }: { sign: SignKey; month: string }): ReactNode {
  return (
    <header className={styles.head}>
      <div>
        <ArchiveBreadcrumbs>{signOf(sign).name}</ArchiveBreadcrumbs>
        <h1 className={styles.title}>{monthLabel(month)}</h1>
      </div>
      <div className={styles.tools}>
        <SignChoice sign={sign} month={month} />
        <ButtonLink
          kind="line"
          to={archivedAddress({ kind: 'monthly', sign, from: `${month}-01` })}
          className={styles.month}
        >
          Monthly horoscope
        </ButtonLink>
      </div>
    </header>
  );
}
