import type { ReactNode } from 'react';
import type { GlyphName } from '../../art/drawing/glyphs.ts';
import type { PageName } from '../../domain/pages/pages.ts';
import { ButtonLink, ButtonRow } from '../ui/button.tsx';
import { Seal } from '../ui/seal.tsx';
import styles from './opening-note.module.css';

/** A glyph for pages that have one of their own. */
const GLYPH_OF: Partial<Record<PageName, GlyphName>> = {
  search: 'search',
};

/** Says that a page is not there yet, and what can be read meanwhile. */
export function OpeningNote({ page }: { page: string }): ReactNode {
  return (
    <section className={styles.note} aria-label="Opening soon">
      <Seal glyph={GLYPH_OF[page as PageName] ?? 'clock'} />
      <div>
        <p className={styles.soon}>This page opens soon.</p>
        <p className={styles.meanwhile}>
          Until then, today’s twelve readings are out, and the blog explains how they’re made.
        </p>
        <div className={styles.ways}>
          <ButtonRow>
            <ButtonLink to="/">Today’s horoscopes</ButtonLink>
            <ButtonLink to="/blog" kind="line">
              Read the blog
            </ButtonLink>
          </ButtonRow>
        </div>
      </div>
    </section>
  );
}
