import type { ReactNode } from 'react';
import type { GlyphName } from '../../../art/drawing/glyphs.ts';
import { Seal } from '../../ui/seal.tsx';
import styles from './empty.module.css';

interface EmptyProps {
  glyph: GlyphName;
  /** "No orders yet." */
  title: string;
  /** When something will be here, and what one can do until then. */
  children: ReactNode;
}

/** In the place of a list with nothing in it. */
export function Empty({ glyph, title, children }: EmptyProps): ReactNode {
  return (
    <div className={styles.note}>
      <Seal glyph={glyph} />
      <div>
        <p className={styles.title}>{title}</p>
        <div className={styles.text}>{children}</div>
      </div>
    </div>
  );
}
