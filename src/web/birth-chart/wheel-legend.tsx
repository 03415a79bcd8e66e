import type { ReactNode } from 'react';
import { chordStrokes, isChordDrawn } from '../../art/drawing/chart-wheel/chords.ts';
import type { WheelAspect } from '../../art/drawing/chart-wheel/chart.ts';
import type { WheelPalette } from '../../art/drawing/chart-wheel/palette.ts';
import type { AspectKind } from '../../domain/sky/sky.ts';
import styles from './wheel.module.css';

interface Entry {
  words: string;
  kinds: readonly AspectKind[];
  ink: 'hard' | 'easy' | 'join';
}

const ENTRIES: readonly Entry[] = [
  { words: 'square, opposite', kinds: ['square', 'opposition'], ink: 'hard' },
  { words: 'trine', kinds: ['trine'], ink: 'easy' },
  { words: 'sextile', kinds: ['sextile'], ink: 'easy' },
];

/** Only the lines that are on the wheel. */
export function WheelLegend({
  aspects,
  palette,
}: {
  aspects: readonly WheelAspect[];
  palette: WheelPalette;
}): ReactNode {
  const drawn = new Set(aspects.filter(isChordDrawn).map(({ aspect }) => aspect));
  const entries = ENTRIES.filter(({ kinds }) => kinds.some((kind) => drawn.has(kind)));
  return (
    <p className={styles.legend}>
      {entries.map(({ words, kinds, ink }) => (
        <span key={words}>
          <svg width="34" height="4" aria-hidden="true" focusable="false">
            <path
              d="M0 2H34"
              stroke={palette[ink]}
              strokeWidth="2"
              strokeDasharray={chordStrokes(kinds[0]!)}
            />
          </svg>
          {words}
        </span>
      ))}
      {entries.length > 0 && <span className={styles.note}>the thicker the line, the closer to exact</span>}
    </p>
  );
}
