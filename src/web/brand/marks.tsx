import type { ReactNode } from 'react';
import { brandAddress } from '../../art/brand/catalog.ts';
import { GROUNDS, type Ground } from '../../art/brand/ground.ts';
import { MARKS, type Mark } from '../../art/brand/mark-names.ts';
import { classes } from '../ui/classes.ts';
import { SectionHead } from '../ui/section-head.tsx';
import { FileLinks } from './file-links.tsx';
import styles from './marks.module.css';

const NAMES: Record<Mark, string> = { emblem: 'Emblem', wordmark: 'Wordmark', lockup: 'Lockup' };
const GROUND_WORDS: Record<Ground, string> = { dark: 'for dark backgrounds', light: 'for light backgrounds' };

function Plate({ mark, ground }: { mark: Mark; ground: Ground }): ReactNode {
  return (
    <figure className={styles.plate}>
      <div className={classes(styles.ground, styles[ground])}>
        <img
          className={styles[mark]}
          src={brandAddress(mark, ground, 'svg')}
          alt={`The ${mark} ${GROUND_WORDS[ground]}`}
        />
      </div>
      <figcaption className={styles.caption}>
        <span>
          <strong>{NAMES[mark]}</strong> {GROUND_WORDS[ground]}
        </span>
        <FileLinks subject={mark} ground={ground} name={NAMES[mark]} />
      </figcaption>
    </figure>
  );
}

/** The three marks, each on night and on paper. */
export function Marks(): ReactNode {
  return (
    <section aria-labelledby="marks">
      <SectionHead id="marks">Marks</SectionHead>
      <div className={styles.sheet}>
        {MARKS.flatMap((mark) =>
          GROUNDS.map((ground) => <Plate key={`${mark}-${ground}`} mark={mark} ground={ground} />),
        )}
      </div>
    </section>
  );
}
