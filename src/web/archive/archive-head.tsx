import type { ReactNode } from 'react';
import { archivedAddress } from '../../domain/archive/archived.ts';
import { monthLabel } from '../../domain/archive/labels.ts';
import { ARCHIVE_PAGE } from '../../domain/pages/archive-pages.ts';
import { signOf, type SignKey } from '../../domain/zodiac/signs.ts';
import { Breadcrumbs } from '../shell/breadcrumbs.tsx';
import { ButtonLink } from '../ui/button.tsx';
import styles from './archive-head.module.css';
import { SignChoice } from './sign-choice.tsx';

export function ArchiveHead({ sign, month }: { sign: SignKey; month: string }): ReactNode {
  return (
    <header className={styles.head}>
      <div>
        <Breadcrumbs steps={[['Archive', ARCHIVE_PAGE.paths[0]], [signOf(sign).name]]} aboutOtherDay />
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
