import type { ReactNode } from 'react';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import styles from './sign-disc.module.css';

/** The sign's plate, cut out along its ring and its roundel. Decoration: the name stands beside it. */
export function SignDisc({ sign }: { sign: SignKey }): ReactNode {
  const picture = `/zodiac-signs/${sign}`;
  return (
    <picture>
      <source
        type="image/webp"
        srcSet={`${picture}-320.webp 320w, ${picture}.webp 640w`}
        sizes="(min-width: 1000px) 290px, 170px"
      />
      <img className={styles.disc} src={`${picture}.png`} width={640} height={640} alt="" />
    </picture>
  );
}
