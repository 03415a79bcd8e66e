import type { ReactNode } from 'react';
import type { GlyphName } from '../../domain/drawing/glyphs.ts';
import { pageText, type PageName } from '../../domain/pages/pages.ts';
import { ButtonLink, ButtonRow } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { Seal } from '../ui/seal.tsx';
import styles from './opening-note.module.css';

/** What the room will hold, where a drawing of ours says it. */
const GLYPH_OF: Partial<Record<PageName, GlyphName>> = {
  tarot: 'card',
  tarotCards: 'card',
  quotes: 'quote',
  quoteTopic: 'quote',
  archive: 'calendar',
  weekly: 'calendar',
  monthly: 'moon',
  love: 'venus',
  pair: 'venus',
  sky: 'sun',
  search: 'search',
  settings: 'bell',
};

interface OpeningNoteProps {
  page: PageName;
  /** Where the page has no head of its own, the note says what will be here. */
  named?: boolean;
}

/** An honest word about a room that is still being furnished, and what can be read meanwhile. */
export function OpeningNote({ page, named = true }: OpeningNoteProps): ReactNode {
  const { heading, description } = pageText(page);
  return (
    <section className={classes(styles.note, named && styles.ruled)} aria-label="Opening soon">
      <Seal glyph={GLYPH_OF[page] ?? 'clock'} />
      <div>
        {named && (
          <>
            <h2 className={styles.name}>{heading}</h2>
            <p className={styles.about}>{description}</p>
          </>
        )}
        <p className={styles.soon}>This room opens soon.</p>
        <p className={styles.meanwhile}>
          Until then, today’s twelve readings are out, and the blog tells how they are made.
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
