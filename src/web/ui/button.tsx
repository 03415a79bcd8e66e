import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router';
import type { GlyphName } from '../../art/drawing/glyphs.ts';
import styles from './button.module.css';
import { classes } from './classes.ts';
import { Glyph } from './glyph.tsx';

interface Look {
  /** One primary per view. */
  kind?: 'primary' | 'line' | 'text';
  glyph?: GlyphName;
  /** For what cannot be undone: outline and ink, never filled. */
  danger?: boolean;
  className?: string;
  children: ReactNode;
}

export type ButtonProps = Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'>;

function looks({ kind = 'primary', danger, className }: Look): string {
  return classes(styles.button, styles[kind], danger && styles.danger, className);
}

export function Button({ kind, glyph, danger, className, children, ...rest }: ButtonProps): ReactNode {
  return (
    <button type="button" {...rest} className={looks({ kind, danger, className, children })}>
      {glyph && <Glyph name={glyph} size={19} weight={1.7} />}
      {children}
    </button>
  );
}

export type ButtonLinkProps = Look & {
  to: string;
  /** Leaves the router out: a file, a feed, or a page that must load afresh. */
  reloadDocument?: boolean;
};

export function ButtonLink({ to, reloadDocument, glyph, children, ...look }: ButtonLinkProps): ReactNode {
  return (
    <Link to={to} reloadDocument={reloadDocument} className={looks({ ...look, children })}>
      {glyph && <Glyph name={glyph} size={19} weight={1.7} />}
      {children}
    </Link>
  );
}

/** Buttons side by side; on narrow screens they wrap. */
export function ButtonRow({ stretch, children }: { stretch?: boolean; children: ReactNode }): ReactNode {
  return <div className={classes(styles.row, stretch && styles.stretch)}>{children}</div>;
}
