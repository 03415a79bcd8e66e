import type { ReactNode } from 'react';
import type { GlyphName } from '../../art/drawing/glyphs.ts';
import styles from './empty-note.module.css';
import { Seal } from './seal.tsx';

interface EmptyNoteProps {
  glyph: GlyphName;
  text: string;
  /** The button that leads to the first thing. */
  children: ReactNode;
}

/** In the place of a visitor's own list that has nothing in it yet. */
export function EmptyNote({ glyph, text, children }: EmptyNoteProps): ReactNode {
  return (
    <div className={styles.note}>
      <Seal glyph={glyph} />
      <div>
        <p className={styles.first}>Nothing here yet.</p>
        <p>{text}</p>
        <p className={styles.way}>{children}</p>
      </div>
    </div>
  );
}
