import type { ReactNode } from 'react';
import type { Point } from '../../domain/natal/points.ts';
import { isEasy } from '../../domain/sky/marks.ts';
import type { AspectKind } from '../../domain/sky/sky.ts';
import marker from '../sky/event-marker.module.css';
import { Glyph } from '../ui/glyph.tsx';
import styles from './meeting-plate.module.css';

function PointMark({ point }: { point: Point }): ReactNode {
  if (point === 'ascendant') return <span className={styles.letters}>As</span>;
  if (point === 'midheaven') return <span className={styles.letters}>Mc</span>;
  return <Glyph name={point} size={18} weight={1.8} />;
}

interface MeetingPlateProps {
  one: Point;
  aspect: AspectKind;
  other: Point;
}

/** Two places and the angle between them on a small plate; the words stand beside it. */
export function MeetingPlate({ one, aspect, other }: MeetingPlateProps): ReactNode {
  return (
    <span className={`${marker.plate} ${styles.plate}`} aria-hidden="true">
      <PointMark point={one} />
      <Glyph name={aspect} size={13} weight={2.3} className={isEasy(aspect) ? marker.easy : marker.hard} />
      <PointMark point={other} />
    </span>
  );
}
