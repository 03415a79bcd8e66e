import type { ReactNode } from 'react';
import type { Storyboard } from '../../../../contract/desk-channel-films.ts';
import styles from './video-maker.module.css';

/** The shots in their order, with how long each is seen. */
export function FilmStrip({ board }: { board: Storyboard }): ReactNode {
  return (
    <ol aria-label="Shots" className={styles.strip}>
      {board.shots.map(({ picture, says, seconds }) => (
        <li key={picture}>
          <img src={picture} alt={says} width={board.width} height={board.height} loading="lazy" />
          <span>{seconds.toFixed(1)} s</span>
        </li>
      ))}
    </ol>
  );
}
