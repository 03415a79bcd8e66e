import type { ReactNode } from 'react';
import { BRAND_ADDRESS } from '../../art/brand/catalog.ts';
import { GROUNDS, type Ground } from '../../art/brand/ground.ts';
import { SIGNS, type SignKey } from '../../domain/zodiac/signs.ts';
import { SectionHead } from '../ui/section-head.tsx';
import { FileLinks } from './file-links.tsx';
import styles from './sign-sheet.module.css';

const SIZE = 320;

/** Small ones for looking; the links lead to the large. */
function preview(sign: SignKey, ground: Ground): string {
  return ground === 'dark'
    ? `/zodiac-signs/${sign}-${SIZE}.webp`
    : `${BRAND_ADDRESS}/${sign}-light-${SIZE}.webp`;
}

function SignPicture({ sign, name, ground }: { sign: SignKey; name: string; ground: Ground }): ReactNode {
  return (
    <div className={styles.picture}>
      <img
        src={preview(sign, ground)}
        alt={`${name}, ${ground === 'dark' ? 'on night' : 'on paper'}`}
        width={SIZE}
        height={SIZE}
        loading="lazy"
      />
      <FileLinks subject={sign} ground={ground} name={name} />
    </div>
  );
}

/** The twelve pictures of the signs, each on night and on paper. */
export function SignSheet(): ReactNode {
  return (
    <section aria-labelledby="signs">
      <SectionHead id="signs" note={`${SIGNS.length}, dark and light`}>
        Sign Pictures
      </SectionHead>
      <ul className={styles.sheet}>
        {SIGNS.map(({ key, name }) => (
          <li key={key} className={styles.sign}>
            <h3 className={styles.name}>{name}</h3>
            <div className={styles.pair}>
              {GROUNDS.map((ground) => (
                <SignPicture key={ground} sign={key} name={name} ground={ground} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
