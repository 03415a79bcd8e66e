import { useId, useState, type ReactNode } from 'react';
import type { DeskFigure } from '../../../contract/desk-posts.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import styles from './picture-field.module.css';
import { useFigures } from './use-posts.ts';

interface PictureFieldProps {
  /** The line that names it. */
  figure: string;
  onChange: (figure: string) => void;
}

function nameOf(figure: string, figures: readonly DeskFigure[]): string {
  if (figure === '') return 'Choose one';
  const known = figures.find((one) => one.figure === figure);
  if (known) return known.name;
  return figure.startsWith('upload ') ? 'Your own picture' : figure;
}

/** What stands above the post. */
export function PictureField({ figure, onChange }: PictureFieldProps): ReactNode {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const figures = useFigures().data?.figures ?? [];
  return (
    <div className={styles.field}>
      <span id={id} className={styles.label}>
        Picture
      </span>
      <button
        type="button"
        id={`${id}-button`}
        className={styles.button}
        aria-labelledby={`${id} ${id}-button`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className={styles.name}>{nameOf(figure, figures)}</span>
        <Glyph name="chevron-down" size={18} weight={1.8} />
      </button>
      {isOpen && (
        <PictureDialog
          chosen={figure}
          onChoose={(line) => {
            onChange(line);
            setOpen(false);
          }}
          onDismiss={() => setOpen(false)}
        />
      )}
    </div>
  );
}
