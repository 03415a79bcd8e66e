import { useId, useRef, type ReactNode } from 'react';
import type { DeskFigure } from '../../../contract/desk-posts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Answer } from '../ui/answer.tsx';
import styles from './picture-dialog.module.css';
import { useFigures } from './use-posts.ts';
import { useUpload } from './use-upload.ts';

interface PictureDialogProps {
  chosen: string;
  onChoose: (figure: string) => void;
  onDismiss: () => void;
}

const GROUPS: readonly (readonly [DeskFigure['group'], string])[] = [
  ['upload', 'Your own'],
  ['drawing', 'Drawings'],
  ['cards', 'Cards'],
];

interface FigureProps {
  figure: DeskFigure;
  isChosen: boolean;
  onChoose: () => void;
}

function FigureButton({ figure, isChosen, onChoose }: FigureProps): ReactNode {
  const { name, pictures, usedBy } = figure;
  return (
    <button type="button" className={styles.figure} aria-pressed={isChosen} onClick={onChoose}>
      <span className={styles.pictures}>
        {pictures.map((src) => (
          <img key={src} src={src} alt="" loading="lazy" />
        ))}
      </span>
      <span>{name}</span>
      {usedBy !== null && <small className={styles.used}>stands above another post</small>}
    </button>
  );
}

function UploadButton({ onDone }: { onDone: (figure: string) => void }): ReactNode {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { isBusy, why, run } = useUpload();
  const onFile = async (file: File | undefined): Promise<void> => {
    const figure = file && (await run(file));
    if (figure) onDone(figure);
  };
  return (
    <div className={styles.upload}>
      <label htmlFor={id}>
        <VisuallyHidden>A picture of your own</VisuallyHidden>
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        className={styles.file}
        tabIndex={-1}
        onChange={({ target }) => {
          void onFile(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button kind="line" disabled={isBusy} onClick={() => input.current?.click()}>
        {isBusy ? 'Putting it up…' : 'Put up your own'}
      </Button>
      <p role="alert" className={styles.why}>
        {why}
      </p>
    </div>
  );
}

/** Our own figures, and pictures that the owner has put up. */
export function PictureDialog({ chosen, onChoose, onDismiss }: PictureDialogProps): ReactNode {
  const query = useFigures();
  return (
    <Dialog
      title="The Picture"
      glyph="star4"
      text="One of our own drawings, three cards, or a picture of yours. It stands above the post."
      onDismiss={onDismiss}
    >
      <UploadButton onDone={onChoose} />
      <Answer query={query} loading="Fetching the drawings…" failed="We couldn’t load the drawings.">
        {({ figures }) => (
          <div className={styles.groups}>
            {GROUPS.map(([group, label]) => {
              const own = figures.filter((figure) => figure.group === group);
              if (own.length === 0) return null;
              return (
                <section key={group} aria-label={label}>
                  <h3 className={styles.label}>{label}</h3>
                  <div className={styles.figures}>
                    {own.map((figure) => (
                      <FigureButton
                        key={figure.figure}
                        figure={figure}
                        isChosen={figure.figure === chosen}
                        onChoose={() => onChoose(figure.figure)}
                      />
                    ))}
                  </div>
                </section>
              );
            })}
          </div>
        )}
      </Answer>
    </Dialog>
  );
}
