import type { ReactNode } from 'react';
import type { GlyphName } from '../../art/drawing/glyphs.ts';
import { BODIES } from '../../domain/sky/bodies.ts';
import { isSignKey } from '../../domain/zodiac/signs.ts';
import { classes } from '../ui/classes.ts';
import { CoinDisc } from '../ui/coin.tsx';
import { Glyph } from '../ui/glyph.tsx';
import styles from './result-seal.module.css';

const GLYPHS: Record<string, GlyphName> = {
  sun: 'day',
  // Several bodies, or none by name: the mark that the sky has everywhere.
  planet: 'moon-star',
  post: 'article',
  quote: 'quote',
  author: 'quill',
  card: 'card',
};

const glyphOf = (icon: string): GlyphName => GLYPHS[icon] ?? BODIES.find((body) => body === icon) ?? 'sheet';

interface ResultSealProps {
  /** A sign's or a body's name, or the mark of a kind. */
  icon: string;
  size?: 'small' | 'large';
  className?: string;
}

/** A sign's coin, or a ring with the mark of what was found. Decoration: the words stand beside it. */
export function ResultSeal({ icon, size = 'small', className }: ResultSealProps): ReactNode {
  if (isSignKey(icon)) return <CoinDisc sign={icon} size={size} className={className} />;
  return (
    <span className={classes(styles.ring, styles[size], className)} aria-hidden="true">
      <Glyph name={glyphOf(icon)} size={size === 'small' ? 20 : 34} />
    </span>
  );
}
