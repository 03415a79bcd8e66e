import type { ReactNode } from 'react';
import type { ServerFilm } from '../../../../contract/desk-channel-films.ts';
import { Button } from '../../../ui/button.tsx';
import { partWords } from './film-words.ts';
import type { Making } from './use-film.ts';
import styles from './video-maker.module.css';

interface FilmProgressProps {
  making: Making;
  /** While the server makes it. */
  atServer: ServerFilm | null;
  onCancel: () => void;
}

function wordsOf(making: Making, atServer: ServerFilm | null): string {
  if (making.state === 'saving') return 'Saving the film…';
  if (making.state === 'making')
    return `Making the film: ${partWords(making.part, (performance.now() - making.sinceMs) / 1000)}. Keep this page open.`;
  return `The server makes the film: ${Math.floor((atServer?.part ?? 0) * 100)}%.`;
}

/** How far it is. What is read aloud is only that it goes on: the bar says the rest. */
export function FilmProgress({ making, atServer, onCancel }: FilmProgressProps): ReactNode {
  const part =
    making.state === 'making' ? making.part : making.state === 'saving' ? 1 : (atServer?.part ?? 0);
  return (
    <div className={styles.going}>
      <p className={styles.words}>{wordsOf(making, atServer)}</p>
      <progress aria-label="Making the film" value={part} max={1} className={styles.bar} />
      {making.state === 'making' && (
        <Button kind="line" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}
