import type { ReactNode } from 'react';
import { BRAND_COLORS, NIGHT, type BrandColor } from '../../art/brand/colors.ts';
import { contrast } from '../../art/brand/contrast.ts';
import ruled from '../look/ruled-table.module.css';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './colors.module.css';

function Swatch({ hex }: { hex: string }): ReactNode {
  return (
    <svg className={styles.swatch} viewBox="0 0 26 26" width="26" height="26" aria-hidden="true">
      <circle cx="13" cy="13" r="12.5" className={styles.rim} />
      <circle cx="13" cy="13" r="10.5" fill={hex} />
    </svg>
  );
}

/** Grounds are not seen on grounds. */
const isGround = (token: string): boolean => token.startsWith('--night');

function Row({ color: { name, token, hex, use } }: { color: BrandColor }): ReactNode {
  return (
    <tr>
      <th scope="row">
        <Swatch hex={hex} />
        {name}
      </th>
      <td className={styles.hex}>{hex}</td>
      <td>{isGround(token) ? '–' : `${contrast(hex, NIGHT).toFixed(1)} : 1`}</td>
      <td className={styles.token}>
        <code>{token}</code>
      </td>
      <td className={styles.use}>{use}</td>
    </tr>
  );
}

/** Our colors by name, and how well each is seen on our night. */
export function Colors(): ReactNode {
  return (
    <section aria-labelledby="colors">
      <SectionHead id="colors">Colors</SectionHead>
      <table className={`${ruled.table} ${styles.table}`}>
        <caption>Contrast is against Night, after WCAG 2: text needs 4.5, lines and large letters 3.</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Hex</th>
            <th scope="col">Contrast</th>
            <th scope="col" className={styles.token}>
              Token
            </th>
            <th scope="col" className={styles.use}>
              Use
            </th>
          </tr>
        </thead>
        <tbody>
          {BRAND_COLORS.map((color) => (
            <Row key={color.token} color={color} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
